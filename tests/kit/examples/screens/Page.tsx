import { BackButton } from '../../../../src/kit/detail/BackButton';
import { Page } from '../../../../src/kit/layout/Page';
import { Button } from '../../../../src/ui/buttons/Button';
import { Section } from '../../../../src/ui/page/Section';
import type { Play } from '../stage/ExampleModule';

/** A screen of your own: its title is the heading and the name of the browser's tab. */
export const Example = () => (
  <Page
    title="Reclamação 7"
    subtitle="Recebida ontem"
    before={<BackButton onClick={() => undefined} />}
    actions={<Button variant="contained">Editar</Button>}
  >
    <Section title="A reclamação">O que foi pedido.</Section>
  </Page>
);

export const play: Play = async ({ screen, expect }) => {
  expect(screen.getByRole('heading', { level: 1, name: 'Reclamação 7' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'A reclamação' })).toHaveTextContent('O que foi pedido.');
};
