import { screen, waitFor } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import type { DocumentFacts } from '../../../contract/rules/judgeDocument';
import { applications } from '../../../server/db/schema/applications';
import { makeFile } from '../../support/builders';
import { sharedServer } from '../../support/sharedServer';
import { at, openList, openRow } from '../applicationDetail/prevNextSteps';

/** What is read in the document that is shown: jsdom draws no PDF. */
const read = { facts: undefined as DocumentFacts | undefined };
vi.mock('../../../src/ui/pdf/openPdf', () => ({
  openPdf: async () => ({ close: () => undefined }),
  preparePdf: async () => undefined,
}));
vi.mock('../../../src/ui/pdf/PdfViewer', () => ({ PdfViewer: () => null }));
vi.mock('../../../src/tariff/documents/readFacts', () => ({ readFacts: async () => read.facts }));

const server = sharedServer();
const button = (name: string) => screen.findByRole('button', { name });
type Person = Pick<typeof applications.$inferSelect, 'fullName' | 'fiscalNumber'>;
const facts = ({ fullName, fiscalNumber }: Person): DocumentFacts => ({
  hasText: true,
  fiscalNumbers: [{ value: fiscalNumber, page: 1, role: 'subject', isLabelled: true }],
  names: [{ value: fullName, isLabelled: true }],
});
const stranger = { fullName: 'Outra Pessoa', fiscalNumber: '299999998' };

it.each<[string, (person: Person) => DocumentFacts | undefined, boolean]>([
  ['opens by itself where the document says what the request says', facts, true],
  ['opens by itself where nothing could be read', () => undefined, true],
  ['stays closed where it is of somebody else', () => facts(stranger), false],
  [
    'stays closed where only the name is the same',
    (own) => facts({ ...own, fiscalNumber: '299999998' }),
    false,
  ],
  ['stays closed where it is a scan', (own) => ({ ...facts(own), hasText: false }), false],
])('after a decision the next one %s', async (_, said, isOpened) => {
  const { user, ids } = await openList(server(), 2);
  for (const id of ids) await makeFile(server().db, id);
  const [next] = await server()
    .db.select()
    .from(applications)
    .where(eq(applications.id, ids[1] ?? 0));
  await openRow(user, 0);
  await at(ids[0], '1 de 2');
  await screen.findByRole('status', { name: 'Lido no documento' });
  read.facts = next && said(next);
  await user.click(await button('Elegível'));
  await user.click(await button('Confirmar'));
  await at(ids[1], '1 de 1');
  await screen.findByRole('status', { name: 'Lido no documento' });
  if (isOpened) await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(`Pedido ${ids[1]}`));
  else {
    expect(await screen.findByText(/outro NIF|digitalização/)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  }
});
