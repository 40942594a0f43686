import CloseIcon from '@mui/icons-material/Close';
import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ComponentType } from 'react';
import { type ChosenFile, fileName } from './chosenFile';
import { fileSize } from './fileSize';

/** What else can be done with a file of a field, beside removing it. */
export type FileAction = ComponentType<{ file: ChosenFile }>;

interface ChosenFileListProps {
  files: readonly ChosenFile[];
  FileAction?: FileAction;
  onRemove: (file: ChosenFile) => void;
}

/** The files that a field holds, each with its size and a button to remove it. */
export const ChosenFileList = ({ files, FileAction, onRemove }: ChosenFileListProps) => {
  const translate = useTranslate();
  if (files.length === 0) return null;
  return (
    <Stack component="ul" sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none' }}>
      {files.map((file) => (
        <Stack
          component="li"
          direction="row"
          key={fileName(file)}
          sx={{ alignItems: 'center', gap: 1, borderBottom: '1px solid', borderColor: 'divider', py: 0.5 }}
        >
          <DescriptionIcon fontSize="small" color="action" aria-hidden />
          <Typography variant="body2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {fileName(file)}
          </Typography>
          {file instanceof File && (
            <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
              {fileSize(file.size)}
            </Typography>
          )}
          {FileAction && <FileAction file={file} />}
          <IconButton
            aria-label={translate('kit.files.remove', { filename: fileName(file) })}
            onClick={() => onRemove(file)}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        </Stack>
      ))}
    </Stack>
  );
};
