import { screen, waitFor } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { applicationStatus as status } from '../../../contract/rules/applicationStatuses';
import { applicationClaims } from '../../../server/db/schema/applicationClaims';
import { users } from '../../../server/db/schema/users';
import { makeFile } from '../../support/builders';
import { holdCall } from '../../support/holdCall';
import { makePdf } from '../../support/pdf';
import { sharedServer } from '../../support/sharedServer';
import { at, openList, openRow, storedStatus } from '../applicationDetail/prevNextSteps';

const server = sharedServer();
const heading = (id: number | undefined) => screen.findByRole('heading', { level: 1, name: `Pedido ${id}` });
/** The requests that the signed-in administrator has. */
const claimed = async () =>
  (
    await server()
      .db.select()
      .from(applicationClaims)
      .innerJoin(users, eq(users.id, applicationClaims.userId))
      .where(eq(users.username, 'admin@tsi.example.pt'))
  ).map(({ application_claims: { applicationId } }) => applicationId);

it('who goes on while a decision is under way stays where they are, and finds no dialog open on the way back', async () => {
  const { user, ids } = await openList(server(), 4);
  for (const id of ids)
    await makeFile(server().db, id, { filename: `irs-${id}.pdf`, content: makePdf(`irs ${id}`) });
  await openRow(user, 0);
  await at(ids[0], '1 de 4');
  await user.click(await screen.findByRole('button', { name: 'Elegível' }));
  const call = holdCall('set-eligibility');
  await user.click(await screen.findByRole('button', { name: 'Confirmar' }));
  await call.isMade();
  await user.keyboard('j');
  await heading(ids[1]);
  await user.keyboard('j');
  await heading(ids[2]);
  await call.isAnswered();
  await screen.findByText(/Operação efetuada com sucesso/);
  expect(await storedStatus(server(), ids[0])).toBe(status.eligible);
  await at(ids[2], '2 de 3');
  await user.keyboard('k');
  await at(ids[1], '1 de 3');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('the next request that is given once the page was left is let go, and nobody is taken away', async () => {
  const release = '/api/Application/release-application';
  const { user, requests } = await openList(server(), 2);
  const before = await claimed();
  const call = holdCall('take-next-application');
  await user.click(await screen.findByRole('button', { name: 'Dá-me o próximo' }));
  await call.isMade();
  await user.click(screen.getByRole('link', { name: 'Manutenção da Tarifa Social' }));
  await screen.findByRole('heading', { level: 1, name: 'Manutenção da Tarifa Social' });
  await call.isAnswered();
  await waitFor(async () => expect(requests.map(({ path }) => path)).toContain(release));
  expect(window.location.pathname).toBe('/applicationAnnualMaintenance');
  await waitFor(async () => expect(await claimed()).toEqual(before));
});
