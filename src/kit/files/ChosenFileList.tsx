import { useTranslate } from 'ra-core';
import type { ComponentType } from 'react';
import { IconButton } from '../../ui/buttons/Button';
import { Icon } from '../../ui/icons/Icon';
import { type ChosenFile, fileName } from './chosenFile';
import { fileSize } from './fileSize';

/** A further action on a chosen file, besides removing it. */
export type FileAction = ComponentType<{ file: ChosenFile }>;

interface ChosenFileListProps {
  files: readonly ChosenFile[];
  FileAction?: FileAction;
  /** Absent if files may not be removed. */
  onRemove?: ((file: ChosenFile) => void) | undefined;
}

/** The files that a field holds, each with its size and, if allowed, a button to remove it. */
export const ChosenFileList = ({ files, FileAction, onRemove }: ChosenFileListProps) => {
  const translate = useTranslate();
  if (files.length === 0) return null;
  return (
    <ul className="kit-files">
      {files.map((file) => (
        <li key={fileName(file)}>
          <Icon name="document" className="ui-small-icon" />
          <span className="name">{fileName(file)}</span>
          {file instanceof File && <span className="size">{fileSize(file.size)}</span>}
          {FileAction && <FileAction file={file} />}
          {onRemove && (
            <IconButton
              icon="close"
              aria-label={translate('kit.files.remove', { filename: fileName(file) })}
              onClick={() => onRemove(file)}
            />
          )}
        </li>
      ))}
    </ul>
  );
};
