import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useTranslate, ValidationError } from 'ra-core';
import { useId, useRef, useState } from 'react';
import { ChosenFileList, type FileAction } from './ChosenFileList';
import type { ChosenFile } from './chosenFile';
import { FileDrop } from './FileDrop';
import { type FileCheck, type RefusedFile, sortFiles } from './sortFiles';

/** What a file field is told by the screen. */
export interface FileFieldProps {
  source: string;
  /** Translated text. */
  label: string | undefined;
  required?: boolean;
  disabled?: boolean;
  /** Endings or media types that the device's file picker offers. */
  accept: string;
  /** Why a file can't be taken; it never reaches the form then. */
  check: FileCheck;
  /** Shown beside a file that can't be read. */
  unreadableMessage: string;
  /** Stands beside each file, such as a download of one that the server already has. */
  FileAction?: FileAction;
  /** Other fields whose error, where they show one, a change of this one may settle. */
  settles?: readonly string[];
}

interface FileFieldParts extends Omit<FileFieldProps, 'source' | 'settles'> {
  name: string;
  multiple: boolean;
  files: readonly ChosenFile[];
  error: string | undefined;
  /** Takes good files; answers whether some were left out for their name. */
  onAdd: (files: File[]) => boolean;
  onRemove: (file: ChosenFile) => void;
  onBlur: () => void;
}

/** Label, drop zone, files and messages of a file field, whatever the form keeps. */
export const FileField = (props: FileFieldParts) => {
  const { name, label, required = false, multiple, files, error, onAdd, onRemove } = props;
  const translate = useTranslate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<RefusedFile[]>([]);
  const [ignoredSome, setIgnoredSome] = useState(false);

  const take = async (chosen: File[]) => {
    const sorted = await sortFiles(
      multiple ? chosen : chosen.slice(0, 1),
      props.check,
      props.unreadableMessage,
    );
    // The field may have gone while its files were read.
    if (!input.current) return;
    setRefused(sorted.refused);
    setIgnoredSome(sorted.taken.length > 0 && onAdd(sorted.taken));
  };

  const remove = (file: ChosenFile) => {
    setRefused([]);
    setIgnoredSome(false);
    onRemove(file);
    input.current?.focus();
  };

  const described = [error && `${id}-error`, refused.length > 0 && `${id}-refused`].filter(Boolean).join(' ');
  const zoneText = multiple
    ? 'kit.files.chooseMany'
    : files.length > 0
      ? 'kit.files.replace'
      : 'kit.files.choose';

  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ mb: 0.75 }}>
        <Typography component="label" htmlFor={id} variant="body2" sx={{ fontWeight: 600 }}>
          {label}
        </Typography>
        {required && <span aria-hidden>&thinsp;*</span>}
      </Box>
      <FileDrop
        id={id}
        name={name}
        text={translate(zoneText)}
        accept={props.accept}
        multiple={multiple}
        required={required}
        disabled={props.disabled}
        invalid={Boolean(error)}
        describedBy={described || undefined}
        inputRef={input}
        onFiles={take}
        onBlur={props.onBlur}
      />
      {error && (
        <FormHelperText error id={`${id}-error`} sx={{ m: 0, mt: 0.5 }}>
          <ValidationError error={error} />
        </FormHelperText>
      )}
      <Box role="alert" id={`${id}-refused`}>
        {refused.map(({ name: filename, message }) => (
          <FormHelperText error key={filename} sx={{ m: 0, mt: 0.5 }}>
            <strong>{filename}</strong> <span>{message}</span>
          </FormHelperText>
        ))}
      </Box>
      <Box role="status">
        {ignoredSome && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
            {translate('kit.files.ignored')}
          </Typography>
        )}
      </Box>
      <ChosenFileList files={files} FileAction={props.FileAction} onRemove={remove} />
    </Box>
  );
};
