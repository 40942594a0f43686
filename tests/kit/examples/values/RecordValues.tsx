import { RecordValues } from '../../../../src/kit/detail/RecordValues';
import type { Play } from '../stage/ExampleModule';

/** Values of a record, each under its label; one that is missing has a dash. */
export const Example = () => (
  <RecordValues record={{ name: 'Reclamação 7', state: 'Aberta' }} fields={['name', 'state', 'pages']} />
);

export const play: Play = async ({ screen, expect }) => {
  expect(screen.getByText('Assunto')).toBeVisible();
  expect(screen.getByText('Reclamação 7')).toBeVisible();
  expect(screen.getByText('—')).toBeVisible();
};
