import { screen, waitFor } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { applicationClaims } from '../../../../server/db/schema/applicationClaims';
import { users } from '../../../../server/db/schema/users';
import { openList } from '../../../../tests/screens/applicationDetail/prevNextSteps';
import { holdCall } from '../../../../tests/support/holdCall';
import { sharedServer } from '../../../../tests/support/sharedServer';

const server = sharedServer();
/** The requests that the signed-in administrator has. */
const claimed = async () =>
  (
    await server()
      .db.select()
      .from(applicationClaims)
      .innerJoin(users, eq(users.id, applicationClaims.userId))
      .where(eq(users.username, 'admin@tsi.example.pt'))
  ).map(({ application_claims: { applicationId } }) => applicationId);

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
