import { useState } from 'react';
import { Checkbox, Radio, ReadOnlyCheckbox, Switch } from '../../../../src/ui/choice/Checkbox';
import { Stack } from '../../../../src/ui/layout/Stack';
import type { Play } from '../stage/ExampleModule';

/** Checkboxes, radio buttons and a switch. */
export const Example = () => {
  const [isOn, setIsOn] = useState(true);
  return (
    <Stack gap="tight">
      <Checkbox label="Box" checked={isOn} onChange={setIsOn} />
      <Checkbox label="Disabled box" checked disabled />
      <Radio label="First" name="radio" checked={isOn} onChange={() => setIsOn(true)} />
      <Radio label="Second" name="radio" checked={!isOn} onChange={() => setIsOn(false)} />
      <Switch label="Switch" checked={isOn} onChange={setIsOn} />
      <ReadOnlyCheckbox label="Ticked, to be read" checked />
      <ReadOnlyCheckbox label="Not ticked, to be read" checked={false} />
    </Stack>
  );
};

export const play: Play = async ({ screen, user, expect }) => {
  await user.click(screen.getByRole('switch', { name: 'Switch' }));
  expect(screen.getByRole('checkbox', { name: 'Box' })).not.toBeChecked();
  expect(screen.getByRole('radio', { name: 'Second' })).toBeChecked();
};
