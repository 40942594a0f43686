import { useTranslate, useTranslateLabel } from 'ra-core';
import { fileSize } from '../files/fileSize';
import { SingleFileInput } from '../files/SingleFileInput';
import type { InputProps } from '../inputs/InputProps';

interface FileInputProps extends InputProps {
  maxBytes: number;
  accept: string;
}

/** One file of a record's form, no larger than `maxBytes`. */
export const FileInput = ({ source, label, required, disabled, maxBytes, accept }: FileInputProps) => {
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  return (
    <SingleFileInput
      source={source}
      label={String(translateLabel({ source, label }))}
      required={required}
      disabled={disabled}
      accept={accept}
      check={({ size }) =>
        size > maxBytes ? translate('kit.files.tooLarge', { most: fileSize(maxBytes) }) : undefined
      }
      unreadableMessage={translate('kit.files.unreadable')}
    />
  );
};
