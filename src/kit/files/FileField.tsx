import { useTranslate, useTranslateLabel, ValidationError } from 'ra-core';
import { useEffect, useId, useRef, useState } from 'react';
import { FileDrop } from '../../ui/files/FileDrop';
import { ChosenFileList, type FileAction, fileSize } from './ChosenFileList';
import { type ChosenFile, readContent } from './chosenFile';
import { whilePending } from './pendingFiles';
import './files.css';

/** The options of a file field. */
export interface FileFieldProps extends Omit<FileRules, 'onlyOneMessage'> {
  source: string;
  /** Translation key of the label; inferred from resource and source when absent. */
  label?: string;
  required?: boolean;
  disabled?: boolean;
  /** File extensions or media types that the device's file picker offers. */
  accept: string;
  /** Rendered beside each file, such as a download button for one that the server already has. */
  FileAction?: FileAction;
  /** Other fields that are validated again after a change if they show an error, because the change may resolve it. */
  settles?: readonly string[];
}

interface FileFieldParts extends Omit<FileFieldProps, 'source' | 'settles'> {
  name: string;
  multiple: boolean;
  files: readonly ChosenFile[];
  error: string | undefined;
  /** Adds accepted files; returns whether some were left out because of their name. */
  onAdd: (files: File[]) => boolean;
  onRemove: (file: ChosenFile) => void;
  onBlur: () => void;
}

/** The label, drop zone, files and messages of a file field, independent of what the form holds. */
export const FileField = (props: FileFieldParts) => {
  const { name, label, required = false, multiple, files, onAdd, onRemove } = props;
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<RefusedFile[]>([]);
  const [ignoredSome, setIgnoredSome] = useState(false);

  // With no file in the field, the reason for refusing one says enough; the field's own error is left out.
  const isOnlyRefused = refused.length > 0 && files.length === 0;
  const error = isOnlyRefused ? undefined : props.error;

  const isEmpty = files.length === 0;
  useEffect(() => {
    if (isEmpty && input.current) input.current.value = '';
  }, [isEmpty]);

  const taking = useRef(0);

  const take = (chosen: File[]) =>
    whilePending(async () => {
      taking.current += 1;
      const onlyOneMessage = multiple ? undefined : translate('kit.files.onlyOne');
      const checked = await checkFiles(chosen, { ...props, onlyOneMessage });
      taking.current -= 1;
      // The field may have unmounted while its files were read.
      if (!input.current) return undefined;
      const ignored = checked.taken.length > 0 && onAdd(checked.taken);
      setRefused(checked.refused);
      setIgnoredSome(ignored);
      return ignored || checked.refused.length > 0 ? input.current : undefined;
    });

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
    <div className="kit-file-field">
      <div className="kit-file-label">
        <label htmlFor={id}>{translateLabel({ source: name, label })}</label>
        {required && <span aria-hidden>&thinsp;*</span>}
      </div>
      <FileDrop
        id={id}
        name={name}
        text={translate(zoneText)}
        accept={props.accept}
        multiple={multiple}
        required={required}
        disabled={props.disabled}
        invalid={isOnlyRefused || Boolean(error)}
        describedBy={described || undefined}
        inputRef={input}
        onFiles={take}
        // Left while its file is being checked, it is not empty.
        onBlur={() => taking.current === 0 && props.onBlur()}
      />
      {error && (
        <div id={`${id}-error`} className="kit-file-message">
          <ValidationError error={error} />
        </div>
      )}
      <div role="alert" id={`${id}-refused`}>
        {refused.map(({ name: filename, size, message }) => (
          <div key={filename} className="kit-file-message">
            <strong>{filename}</strong> ({fileSize(size)}) <span>{message}</span>
          </div>
        ))}
      </div>
      <div role="status">
        {ignoredSome && <div className="kit-file-note">{translate('kit.files.ignored')}</div>}
      </div>
      <ChosenFileList
        files={files}
        FileAction={props.FileAction}
        onRemove={props.disabled ? undefined : remove}
      />
    </div>
  );
};

/** Checks a file's name and size; returns the message to show, or undefined for an acceptable file. */
type FileCheck = (file: File) => string | undefined;

/** Checks a file's content; resolves to the message to show, or undefined for an acceptable file. */
type FileInspection = (file: File, content: ArrayBuffer) => Promise<string | undefined>;

/** The rules that decide which files are accepted. */
interface FileRules {
  /** Returns why a file is refused; a refused file never reaches the form. */
  check: FileCheck;
  /** Resolves to why a file's content is refused; called once the file was read. */
  inspect?: FileInspection | undefined;
  /** Shown beside a file that can't be read. */
  unreadableMessage: string;
  /** Why no further file is taken once one was; absent if the field takes several. */
  onlyOneMessage?: string | undefined;
}

/** A file that was refused, and why. */
interface RefusedFile {
  name: string;
  size: number;
  message: string;
}

/** Separates the acceptable files of a choice from the refused ones (spec 5, Uploads). */
export const checkFiles = async (
  files: readonly File[],
  { check, inspect, unreadableMessage, onlyOneMessage }: FileRules,
): Promise<{ taken: File[]; refused: RefusedFile[] }> => {
  const taken: File[] = [];
  const refused: RefusedFile[] = [];
  const problemOf = async (file: File) => {
    if (onlyOneMessage && taken.length > 0) return onlyOneMessage;
    const problem = check(file);
    if (problem) return problem;
    const content = await readContent(file);
    return content ? inspect?.(file, content) : unreadableMessage;
  };
  for (const file of files) {
    // One at a time, because many large files at once would all be held in memory.
    const message = await problemOf(file);
    if (message) refused.push({ name: file.name, size: file.size, message });
    else taken.push(file);
  }
  return { taken, refused };
};
