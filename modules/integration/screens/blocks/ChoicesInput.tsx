import { useId } from 'react';
import { useController } from 'react-hook-form';
import { Checkbox } from '../../../../src/ui/choice/Checkbox';
import { Stack, Text } from '../../../../src/ui/layout/Stack';

interface ChoicesInputProps {
  source: string;
  legend: string;
  /** What can be ticked, and how it is called. */
  choices: readonly { readonly id: string; readonly name: string }[];
}

/** Boxes to tick, whose value is the list of those that are. */
export const ChoicesInput = ({ source, legend, choices }: ChoicesInputProps) => {
  const { field, fieldState } = useController({ name: source });
  const problemId = useId();
  const chosen: readonly string[] = field.value ?? [];
  const { error } = fieldState;
  return (
    <fieldset
      className="integration-choices"
      tabIndex={-1}
      data-field={source}
      data-invalid={error ? true : undefined}
      aria-describedby={error ? problemId : undefined}
    >
      <legend>{legend}</legend>
      <Stack gap="tight">
        {choices.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={chosen.includes(id)}
            onChange={(isOn) =>
              field.onChange(isOn ? [...chosen, id] : chosen.filter((other) => other !== id))
            }
          />
        ))}
        {error && (
          <Text id={problemId} role="alert" size="small" tone="error">
            {error.message}
          </Text>
        )}
      </Stack>
    </fieldset>
  );
};
