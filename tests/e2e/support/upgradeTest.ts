/**
 * A test of the copy: a database of the version before, in which nobody has the right of `complaints` yet, and complaints
 * belong to nobody.
 */
export const upgradeTest = `import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { updateUsers } from '../../../contract/calls/user';
import { complaints } from '../../../contract/records/complaints';
import { recordCalls } from '../../../contract/records/recordCalls';
import { recordChoices } from '../../../contract/records/recordChoices';
import { migrate } from '../../../server/db/applyMigrations';
import { users as usersTable } from '../../../server/db/schema/users';
import { apiClient } from '../../support/apiClient';
import { becomeLastVersion } from '../../support/lastVersion';
import { createTestServer } from '../../support/testServer';

it('whoever may change users holds the new rights, and gives them', async () => {
  const server = await createTestServer({ seed: 'empty' });
  await becomeLastVersion(server.db);
  await migrate(server.db);
  const { list, create } = recordCalls(complaints);
  const { providerId: providers } = recordChoices(complaints);
  if (!list || !create || !providers) throw new Error('Complaints have no list, or can not be created');
  const provider = 5;
  const reader = { username: 'leitura@tsi.example.pt' };
  const statusOf = async (username: string) =>
    (await (await apiClient(server, { username })).send(list, {})).status;
  expect(await statusOf(reader.username)).toBe(403);
  const users = await apiClient(server, { username: 'utilizadores@tsi.example.pt' });
  await users.answer(create, { name: 'Ruído', providerId: provider, receivedOn: '2026-01-01' });
  const operator = await apiClient(server, { username: 'operador@prestador.example.pt' });
  expect((await operator.send(list, {})).status).toBe(403);
  const given = { permissions: ['ComplaintsModule_Reader', 'ComplaintsModule_Writer'] };
  await server.db.update(usersTable).set(given).where(eq(usersTable.parentId, provider));
  expect(await operator.answer(list, {})).toMatchObject([{ name: 'Ruído', providerId: provider }]);
  expect(await operator.answer(create, { name: 'Nossa', receivedOn: '2026-01-01' })).toMatchObject({ providerId: provider });
  expect(await operator.answer(providers, {})).toEqual([{ id: provider, name: 'Prestador' }]);
  await users.answer(updateUsers, {
    users: [{ id: 2, userStatusId: 1, permissions: ['Users_Reader', 'Applications_Reader', 'Complaints_Reader'] }],
  });
  expect(await statusOf(reader.username)).toBe(200);
  await server.close();
}, 60_000);
`;
