import { useController, useFormContext } from 'react-hook-form';
import { addFiles, type SameName } from './addFiles';
import type { ChosenFile } from './chosenFile';
import { FileField, type FileFieldProps } from './FileField';
import { useValidateFiles } from './useValidateFiles';

interface FileListInputProps extends FileFieldProps {
  sameName: SameName;
  /** Other fields whose validity depends on this list. */
  validateWith?: readonly string[];
}

/** An input for several files (spec 4, Form rules; spec 5, Uploads). */
export const FileListInput = ({ source, sameName, validateWith, settles, ...rest }: FileListInputProps) => {
  const { getValues } = useFormContext();
  const validateFiles = useValidateFiles(source, { validateWith, settles });
  const { field, fieldState } = useController({ name: source });
  const files: ChosenFile[] = field.value ?? [];

  const keep = (kept: ChosenFile[]) => {
    field.onChange(kept);
    validateFiles();
  };

  return (
    <FileField
      {...rest}
      name={source}
      multiple
      files={files}
      error={fieldState.error?.message}
      onBlur={field.onBlur}
      onAdd={(added) => {
        // The list may have changed since the last render, because reading takes time.
        const { files: kept, ignoredSome } = addFiles(getValues(source) ?? [], added, sameName);
        keep(kept);
        return ignoredSome;
      }}
      onRemove={(file) => keep(files.filter((other) => other !== file))}
    />
  );
};
