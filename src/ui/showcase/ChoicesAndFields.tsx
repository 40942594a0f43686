import { type ReactNode, useState } from 'react';
import { IconButton } from '../buttons/Button';
import { Checkbox, Radio, ReadOnlyCheckbox, Switch } from '../choice/Checkbox';
import { FieldCell, FieldGrid, FieldGroup } from '../fields/FieldGrid';
import { Select } from '../fields/Select';
import { TextBox } from '../fields/TextBox';
import { FileDrop } from '../files/FileDrop';
import { Stack } from '../layout/Stack';
import { Section } from '../page/Section';

interface State {
  label: string;
  error?: boolean;
  required?: boolean;
  disabled?: boolean;
  helperText?: ReactNode;
}

const states: readonly State[] = [
  { label: 'At rest' },
  { label: 'Required', required: true },
  { label: 'With help', helperText: 'What to write here' },
  { label: 'Wrong', error: true, helperText: 'What is wrong with it' },
  { label: 'Disabled', disabled: true },
  { label: 'A name that is much longer than its field is wide on any screen' },
];

const choices = [
  { id: 1, text: 'One' },
  { id: 2, text: 'Two' },
  { id: 3, text: 'A choice with a text that is longer than the field' },
];

const nothing = () => undefined;

/** Fields, checkboxes, radios, switches and file drop zones. */
export const ChoicesAndFields = () => {
  const [isOn, setIsOn] = useState(true);
  const [chosen, setChosen] = useState<number | string>(1);
  return (
    <>
      <Section title="Field">
        <FieldGrid>
          {states.map(({ error = false, required = false, ...state }, i) => (
            <FieldCell key={state.label} span={4}>
              <TextBox id={`empty-${i}`} {...state} error={error} required={required} defaultValue="" />
            </FieldCell>
          ))}
          {states.map(({ error = false, required = false, ...state }, i) => (
            <FieldCell key={state.label} span={4}>
              <TextBox
                id={`filled-${i}`}
                {...state}
                error={error}
                required={required}
                defaultValue="Text"
                end={<IconButton icon="calendar" aria-label={`Open ${state.label}`} />}
              />
            </FieldCell>
          ))}
        </FieldGrid>
      </Section>
      <Section title="Select">
        <FieldGroup legend="A group of fields">
          <FieldGrid>
            {states.map(({ error = false, required = false, ...state }, i) => (
              <FieldCell key={state.label} span={4}>
                <Select
                  id={`select-${i}`}
                  {...state}
                  error={error}
                  required={required}
                  value={chosen}
                  choices={choices}
                  onChange={setChosen}
                />
              </FieldCell>
            ))}
          </FieldGrid>
        </FieldGroup>
      </Section>
      <Section title="Checkbox, Radio, Switch">
        <Stack gap="tight">
          <Checkbox label="Box" checked={isOn} onChange={setIsOn} />
          <Checkbox label="Disabled box" checked disabled />
          <Radio label="First" name="radio" checked={isOn} onChange={() => setIsOn(true)} />
          <Radio label="Second" name="radio" checked={!isOn} onChange={() => setIsOn(false)} />
          <Switch label="Switch" checked={isOn} onChange={setIsOn} />
          <ReadOnlyCheckbox label="Ticked, to be read" checked />
          <ReadOnlyCheckbox label="Not ticked, to be read" checked={false} />
        </Stack>
      </Section>
      <Section title="FileDrop">
        {states.map(({ label, error = false, required = false, disabled }, i) => (
          <div key={label}>
            <label htmlFor={`file-${i}`}>{label}</label>
            <FileDrop
              id={`file-${i}`}
              name={`file-${i}`}
              text="Choose or drop a file"
              accept=".pdf"
              multiple={false}
              required={required}
              disabled={disabled}
              invalid={error}
              describedBy={undefined}
              inputRef={nothing}
              onFiles={nothing}
              onBlur={nothing}
            />
          </div>
        ))}
      </Section>
    </>
  );
};
