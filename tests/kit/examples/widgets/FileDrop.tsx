import { useState } from 'react';
import { FileDrop } from '../../../../src/ui/files/FileDrop';
import { Text } from '../../../../src/ui/layout/Stack';
import type { Play } from '../stage/ExampleModule';

const states = [
  { label: 'At rest' },
  { label: 'Required', required: true },
  { label: 'Wrong', error: true },
  { label: 'Disabled', disabled: true },
];

/** Where a file is chosen or dropped, in every state. */
export const Example = () => {
  const [taken, setTaken] = useState<readonly File[]>([]);
  return (
    <>
      {states.map(({ label, error = false, required = false, disabled }, i) => (
        <div key={label}>
          <label htmlFor={`file-${i}`}>{label}</label>
          <FileDrop
            id={`file-${i}`}
            name={label}
            text="Choose or drop a file"
            accept=".pdf"
            multiple={false}
            required={required}
            disabled={disabled}
            invalid={error}
            describedBy={undefined}
            inputRef={() => undefined}
            onFiles={setTaken}
            onBlur={() => undefined}
          />
        </div>
      ))}
      <Text>{taken.map(({ name }) => name)}</Text>
    </>
  );
};

export const play: Play = async ({ screen, user, expect }) => {
  await user.upload(
    screen.getByLabelText('At rest'),
    new File(['x'], 'one.pdf', { type: 'application/pdf' }),
  );
  expect(await screen.findByText('one.pdf')).toBeVisible();
};
