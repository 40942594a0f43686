import { composeSyncValidators, type ValidationErrorMessage } from 'ra-core';
import { useController } from 'react-hook-form';
import type { InputProps } from '../inputs/InputProps';
import type { ChosenFile } from './chosenFile';
import { FileField, type FileFieldProps } from './FileField';
import { useValidateFiles } from './useValidateFiles';

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
