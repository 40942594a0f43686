import { Progress } from '../../../../src/ui/progress/Progress';
import type { Play } from '../stage/ExampleModule';

/** How much is done, as far as it is known. */
export const Example = () => (
  <>
    <Progress text="Some of it is done" share={0.4} />
    <Progress text="How much is not known" share={undefined} />
  </>
);

export const play: Play = async ({ screen, expect }) => {
  expect(screen.getByRole('progressbar', { name: 'Some of it is done' })).toHaveValue(40);
  expect(screen.getByRole('progressbar', { name: 'How much is not known' })).not.toHaveAttribute('value');
};
