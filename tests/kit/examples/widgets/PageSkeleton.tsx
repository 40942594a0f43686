import { PageSkeleton } from '../../../../src/ui/page/PageSkeleton';
import type { Play } from '../stage/ExampleModule';

/** A page while it is loaded. */
export const Example = () => <PageSkeleton />;

export const play: Play = async ({ screen, expect }) => {
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
};
