import { FoldedSection } from '../../../../src/kit/layout/FoldedSection';
import { loadable } from '../../../../src/ui/loading/loadable';
import type { Play } from '../stage/ExampleModule';

const texts = { title: 'Mensagens', show: 'Ver as mensagens', hide: 'Esconder as mensagens' };
const Messages = loadable(async () => ({ count }: { count: number }) => <p>{count} mensagens</p>);

/** A part of a page that few ask for: its code is loaded when it is unfolded. */
export const Example = () => <FoldedSection texts={texts} part={Messages} props={{ count: 3 }} />;

export const play: Play = async ({ screen, user, expect }) => {
  expect(screen.queryByText('3 mensagens')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ver as mensagens' }));
  expect(await screen.findByText('3 mensagens')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Esconder as mensagens' }));
  expect(screen.queryByText('3 mensagens')).not.toBeInTheDocument();
};
