import { useState } from 'react';
import { FieldCell, FieldGrid, FieldGroup } from '../../../../src/ui/fields/FieldGrid';
import { Select } from '../../../../src/ui/fields/Select';
import type { Play } from '../stage/ExampleModule';

const states = [
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

/** A select in every state, in a group of fields. */
export const Example = () => {
  const [chosen, setChosen] = useState<number | string>(1);
  return (
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
  );
};

export const play: Play = async ({ screen, user, expect }) => {
  const select = screen.getByRole('combobox', { name: 'At rest' });
  await user.click(select);
  await user.click(await screen.findByRole('option', { name: 'Two' }));
  expect(select).toHaveTextContent('Two');
};
