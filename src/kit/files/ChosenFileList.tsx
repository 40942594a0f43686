import { useTranslate } from 'ra-core';
import type { ComponentType } from 'react';
import { IconButton } from '../../ui/buttons/Button';
import { Icon } from '../../ui/icons/Icon';
import { type ChosenFile, fileName } from './chosenFile';

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

/** Formats a size in bytes with decimal units: '12 KB', '4,9 MB'. */
export const fileSize = (bytes: number): string => {
  if (bytes < 1_000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${tenthsOf(bytes, 1_000)} KB`;
  return `${tenthsOf(bytes, 1_000_000)} MB`;
};

/** Rounds up, so that a file one byte over the limit does not appear to fit. */
const tenthsOf = (bytes: number, unit: number) => {
  tenths ??= new Intl.NumberFormat('pt-PT', { maximumFractionDigits: 1 });
  return tenths.format(Math.ceil(bytes / (unit / 10)) / 10);
};

/** Created on first use, as in ../format/lisbonTime.ts. */
let tenths: Intl.NumberFormat | undefined;
