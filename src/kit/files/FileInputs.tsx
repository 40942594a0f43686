import { composeSyncValidators, type ValidationErrorMessage } from 'ra-core';
import { useController, useFormContext } from 'react-hook-form';
import type { InputProps } from '../inputs/useFieldProps';
import { addFiles, type ChosenFile, type SameName } from './chosenFile';
import { FileField, type FileFieldProps } from './FileField';

interface SingleFileInputProps extends FileFieldProps {
  /** Validates the form's value if no schema does. */
  validate?: InputProps['validate'];
}

/** An input for one file; choosing another replaces it (spec 5, Uploads). */
export const SingleFileInput = ({ source, settles, validate, ...rest }: SingleFileInputProps) => {
  const validateBy = composeSyncValidators([validate].flat());
  const validateFile = useValidateFiles(source, { settles });
  const { field, fieldState } = useController({
    name: source,
    rules: { validate: async (value, values) => textOf(await validateBy(value, values, {})) },
  });
  const file: ChosenFile | null = field.value ?? null;

  const keep = (kept: ChosenFile | null) => {
    field.onChange(kept);
    validateFile();
  };

  return (
    <FileField
      {...rest}
      name={source}
      multiple={false}
      files={file ? [file] : []}
      error={fieldState.error?.message}
      onBlur={field.onBlur}
      onAdd={(added) => {
        keep(added[0] ?? null);
        return false;
      }}
      onRemove={() => keep(null)}
    />
  );
};

const textOf = (problem: ValidationErrorMessage | null | undefined) =>
  typeof problem === 'object' ? problem?.message : problem;

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

interface OtherFields {
  /** Fields whose validity depends on this one. */
  validateWith?: readonly string[];
  /** Fields that are validated again only if they show an error, because a change of this one may resolve it. */
  settles?: readonly string[];
}

/** Returns a function that validates a file field after a change, together with the fields it affects. */
const useValidateFiles = (source: string, { validateWith = [], settles = [] }: OtherFields) => {
  const { trigger, getFieldState } = useFormContext();
  return () => {
    const inError = settles.filter((field) => getFieldState(field).invalid);
    void trigger([...new Set([source, ...validateWith, ...inError])]);
  };
};
