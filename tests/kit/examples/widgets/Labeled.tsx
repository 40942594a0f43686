import { Labeled } from '../../../../src/ui/values/Labeled';
import { Pending } from '../../../../src/ui/values/Pending';
import { ReadOnlyFields } from '../../../../src/ui/values/ReadOnlyFields';
import { ReadOnlyGroup } from '../../../../src/ui/values/ReadOnlyGroup';
import type { Play } from '../stage/ExampleModule';

/** Values to be read, each under its label. */
export const Example = () => (
  <ReadOnlyGroup title="A group of values">
    <ReadOnlyFields>
      <Labeled label="Value">Text</Labeled>
      <Labeled label="None">{null}</Labeled>
      <Labeled label="On its way">
        <Pending />
      </Labeled>
    </ReadOnlyFields>
  </ReadOnlyGroup>
);

export const play: Play = async ({ screen, expect }) => {
  expect(screen.getByRole('group', { name: 'A group of values' })).toBeVisible();
  expect(screen.getByText('—')).toBeVisible();
};
