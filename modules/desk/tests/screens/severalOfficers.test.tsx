import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { applicationStatus as status } from '../../../../contract/rules/applicationStatuses';
import { applicationClaims } from '../../../../server/db/schema/applicationClaims';
import { applications } from '../../../../server/db/schema/applications';
import {
  at,
  openList,
  openRow,
  storedStatus,
} from '../../../../tests/screens/applicationDetail/prevNextSteps';
import { apiClient } from '../../../../tests/support/apiClient';
import { makeAdministrator, makeApplication } from '../../../../tests/support/builders';
import { holdCall } from '../../../../tests/support/holdCall';
import { sharedServer } from '../../../../tests/support/sharedServer';
import { claimApplication } from '../../contract/calls';

const server = sharedServer();
const ana = async () => apiClient(server(), await makeAdministrator(server().db, { name: 'Ana Lima' }));
const claimOn = (applicationId = 0) =>
  server().db.select().from(applicationClaims).where(eq(applicationClaims.applicationId, applicationId));
const claimAsAna = async (applicationId = 0) => (await ana()).answer(claimApplication, { applicationId });
const decision = (name: string) => screen.findByRole('button', { name });

it('a request that somebody else is deciding says so and is not decided, until the user takes it over', async () => {
  const { user, ids } = await openList(server(), 1);
  await claimAsAna(ids[0]);
  await openRow(user, 0);
  expect(await screen.findByText('Ana Lima está a decidir')).toBeVisible();
  expect(await decision('Elegível')).toBeDisabled();
  expect(await decision('Não Elegível')).toHaveAccessibleDescription(/Ana Lima está a decidir/);
  await user.keyboard('e');
  expect(await screen.findByRole('alert')).toHaveTextContent('Ana Lima está a decidir');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(await decision('Pedir elementos')).toBeDisabled();
  await user.click(await decision('Assumir'));
  const question = { name: 'Ana Lima está a decidir este pedido. Pretende assumi-lo?' };
  const asked = within(await screen.findByRole('dialog', question));
  await user.click(asked.getByRole('button', { name: 'Não' }));
  expect(await decision('Elegível')).toBeDisabled();
  await user.click(await decision('Assumir'));
  await user.click(within(await screen.findByRole('dialog', question)).getByRole('button', { name: 'Sim' }));
  await waitFor(async () => expect(await decision('Elegível')).toBeEnabled());
  expect(screen.queryByText('Ana Lima está a decidir')).not.toBeInTheDocument();
});

it('opening a request claims it, and leaving it lets it go', async () => {
  const { user, ids } = await openList(server(), 2);
  await openRow(user, 0);
  await at(ids[0], '1 de 2');
  await waitFor(async () => expect(await claimOn(ids[0])).toHaveLength(1));
  await user.keyboard('j');
  await at(ids[1], '2 de 2');
  await waitFor(async () => expect(await claimOn(ids[0])).toHaveLength(0));
  await waitFor(async () => expect(await claimOn(ids[1])).toHaveLength(1));
});

it('a request that is left while it is being claimed is let go too', async () => {
  const { user, ids } = await openList(server(), 2);
  const call = holdCall('claim-application');
  await openRow(user, 0);
  await call.isMade();
  await user.keyboard('j');
  await screen.findByRole('heading', { level: 1, name: `Pedido ${ids[1]}` });
  await waitFor(async () => expect(await claimOn(ids[1])).toHaveLength(1));
  await call.isAnswered();
  await waitFor(async () => expect(await claimOn(ids[0])).toHaveLength(0));
});

it('a request that is left while it is being claimed twice is let go after both', async () => {
  const { user, ids } = await openList(server(), 2);
  const awaiting = { statusId: status.awaitsRegulator };
  const others = [await makeApplication(server().db, awaiting), await makeApplication(server().db, awaiting)];
  await openRow(user, 0);
  await at(ids[0], '1 de 2');
  await waitFor(async () => expect(await claimOn(ids[0])).toHaveLength(1));
  const [first] = await claimOn(ids[0]);
  const call = holdCall('claim-application');
  // After each event the page claims once more.
  await claimAsAna(others[0]?.id);
  await call.isMade();
  await claimAsAna(others[1]?.id);
  await waitFor(async () => expect((await claimOn(ids[0]))[0]?.seenOn).not.toEqual(first?.seenOn));
  await user.keyboard('j');
  await screen.findByRole('heading', { level: 1, name: `Pedido ${ids[1]}` });
  await waitFor(async () => expect(await claimOn(ids[1])).toHaveLength(1));
  await call.isAnswered();
  await waitFor(async () => expect(await claimOn(ids[0])).toHaveLength(0));
});

it('after a decision the next request that somebody else decides is passed over', async () => {
  const { user, ids } = await openList(server(), 3);
  await claimAsAna(ids[1]);
  const long = { statusDate: new Date('2020-01-01') };
  await server()
    .db.update(applications)
    .set(long)
    .where(eq(applications.id, ids[2] ?? 0));
  await openRow(user, 0);
  await at(ids[0], '1 de 3');
  await user.click(await decision('Elegível'));
  await user.click(await decision('Confirmar'));
  await at(ids[2], '2 de 2');
  expect(await storedStatus(server(), ids[0])).toBe(status.eligible);
  expect(await storedStatus(server(), ids[1])).toBe(status.awaitsRegulator);
});
