import { Button } from '../../../../src/ui/buttons/Button';
import { Row } from '../../../../src/ui/layout/Stack';
import { toasts } from '../../../../src/ui/toasts/toasts';
import type { Play } from '../stage/ExampleModule';

const kinds = ['success', 'info', 'warning', 'error'] as const;

/** What just happened, for six seconds; `LatestToast`, anywhere on the page, shows it. */
export const Example = () => (
  <Row>
    {kinds.map((kind) => (
      <Button key={kind} variant="outlined" onClick={() => toasts.show(`A toast of ${kind}`, kind)}>
        Toast {kind}
      </Button>
    ))}
  </Row>
);

export const play: Play = async ({ screen, user, expect }) => {
  await user.click(screen.getByRole('button', { name: 'Toast warning' }));
  expect(await screen.findByText('A toast of warning')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByText('A toast of warning')).not.toBeInTheDocument();
};
