import { useController, useFormContext } from 'react-hook-form';
import type { ChosenFile } from './chosenFile';
import { FileField, type FileFieldProps } from './FileField';

/** One file in a form; choosing another replaces it (spec 5, Uploads). */
export const SingleFileInput = ({ source, ...rest }: FileFieldProps) => {
  const { trigger } = useFormContext();
  const { field, fieldState } = useController({ name: source });
  const file: ChosenFile | null = field.value ?? null;

  const keep = (kept: ChosenFile | null) => {
    field.onChange(kept);
    void trigger(source);
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
