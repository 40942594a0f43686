import { useController } from 'react-hook-form';
import type { ChosenFile } from './chosenFile';
import { FileField, type FileFieldProps } from './FileField';
import { useJudgeFiles } from './useJudgeFiles';

/** One file in a form; choosing another replaces it (spec 5, Uploads). */
export const SingleFileInput = ({ source, settles, ...rest }: FileFieldProps) => {
  const judge = useJudgeFiles(source, { settles });
  const { field, fieldState } = useController({ name: source });
  const file: ChosenFile | null = field.value ?? null;

  const keep = (kept: ChosenFile | null) => {
    field.onChange(kept);
    judge();
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
