import {
  DataProviderContext,
  type Identifier,
  useRecordContext,
  useResourceContext,
  useTranslate,
  useTranslateLabel,
} from 'ra-core';
import { useContext, useMemo } from 'react';
import { DownloadIconButton } from '../detail/DownloadButton';
import { type FileAction, fileSize } from '../files/ChosenFileList';
import { SingleFileInput } from '../files/FileInputs';
import type { InputProps } from '../inputs/useFieldProps';

/** The extra method of a data provider whose records hold files that can be downloaded. */
interface FileProvider {
  getFile?: (resource: string, params: { id: Identifier; source: string }) => Promise<Blob>;
}

interface FileInputProps extends InputProps {
  maxBytes: number;
  accept: string;
}

/** An input for one file of a record, no larger than `maxBytes`; a file that the server has can be downloaded. */
export const FileInput = (props: FileInputProps) => {
  const { source, label, required, disabled, validate, maxBytes, accept } = props;
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const FileAction = useMemo(() => storedFile(source), [source]);
  return (
    <SingleFileInput
      source={source}
      label={String(translateLabel({ source, label }))}
      required={required}
      disabled={disabled}
      validate={validate}
      accept={accept}
      check={({ size }) =>
        size > maxBytes ? translate('kit.files.tooLarge', { most: fileSize(maxBytes) }) : undefined
      }
      unreadableMessage={translate('kit.files.unreadable')}
      FileAction={FileAction}
    />
  );
};

/** Makes a download button for the file that the surrounding record holds in a field. */
const storedFile =
  (source: string): FileAction =>
  ({ file }) => {
    const resource = useResourceContext();
    const record = useRecordContext();
    const { getFile } = (useContext(DataProviderContext) ?? {}) as FileProvider;
    if (file instanceof File || !resource || !record || !getFile) return null;
    return (
      <DownloadIconButton
        filename={file.filename}
        fetchFile={() => getFile(resource, { id: record.id, source })}
        failureMessage="kit.files.notFetched"
        scan={file.scan}
      />
    );
  };
