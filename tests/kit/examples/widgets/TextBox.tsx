import { IconButton } from '../../../../src/ui/buttons/Button';
import { FieldCell, FieldGrid } from '../../../../src/ui/fields/FieldGrid';
import { TextBox } from '../../../../src/ui/fields/TextBox';
import type { Play } from '../stage/ExampleModule';

const states = [
  { label: 'At rest' },
  { label: 'Required', required: true },
  { label: 'With help', helperText: 'What to write here' },
  { label: 'Wrong', error: true, helperText: 'What is wrong with it' },
  { label: 'Disabled', disabled: true },
  { label: 'A name that is much longer than its field is wide on any screen' },
];

/** A text field in every state, empty and filled in. */
export const Example = () => (
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
);

export const play: Play = async ({ screen, expect }) => {
  const [wrong] = screen.getAllByRole('textbox', { name: 'Wrong' });
  expect(wrong).toBeInvalid();
  expect(wrong).toHaveAccessibleDescription('What is wrong with it');
};
