import { and, desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditEvents } from '../../../../server/db/schema/auditEvents';
import { savedSearches } from '../../../../server/db/schema/savedSearches';
import { users } from '../../../../server/db/schema/users';
import { type ApiClient, apiClient } from '../../../../tests/support/apiClient';
import { makeAdministrator, makeOperator, makeProvider } from '../../../../tests/support/builders';
import { sharedServer } from '../../../../tests/support/sharedServer';
import {
  createSavedSearch,
  listSavedSearches,
  removeSavedSearch,
  updateSavedSearch,
} from '../../contract/calls';

const server = sharedServer();
const db = () => server().db;
const backoffice = { resource: 'backofficeApplications' };
const own = { resource: 'applications' };
const value = {
  filter: { fiscalNumber: '123456789', queue: 'awaitingDecision', isStudent: true, providerId: 3 },
  sort: { field: 'createdOn', order: 'ASC' as const },
  columns: ['fiscalNumber', 'fullName'],
};
const unknown = 'Esta pesquisa guardada já não existe, ou não é sua.';

let regulator: ApiClient;
let colleague: ApiClient;
let provider: ApiClient;
let operator: ApiClient;
let stranger: ApiClient;
let regulatorUser: Awaited<ReturnType<typeof makeAdministrator>>;

beforeAll(async () => {
  regulatorUser = await makeAdministrator(db());
  const providerUser = await makeProvider(db());
  const clientOf = (user: { username: string }) => apiClient(server(), user);
  regulator = await clientOf(regulatorUser);
  colleague = await clientOf(await makeAdministrator(db()));
  provider = await clientOf(providerUser);
  operator = await clientOf(await makeOperator(db(), { parentId: providerUser.id }));
  stranger = await clientOf(await makeOperator(db()));
});

const save = (client: ApiClient, name: string, more: { shared?: boolean; resource?: string } = {}) =>
  client.answer(createSavedSearch, { ...backoffice, name, value, shared: false, ...more });
const namesOf = async (client: ApiClient, resource = backoffice) =>
  (await client.answer(listSavedSearches, resource)).map(({ name }) => name);

describe('a saved search', () => {
  it('is kept as given, and comes back to its owner with filter, order and columns', async () => {
    const saved = await save(regulator, '  Por decidir  ');
    expect(saved).toMatchObject({ name: 'Por decidir', value, shared: false, isOwn: true });
    expect(await regulator.answer(listSavedSearches, backoffice)).toContainEqual(saved);
    expect(await namesOf(colleague)).not.toContain('Por decidir');
  });

  it('is of one resource alone', async () => {
    const saved = await save(regulator, 'De utilizadores', { resource: 'users' });
    expect(await namesOf(regulator)).not.toContain(saved.name);
    expect(await namesOf(regulator, { resource: 'users' })).toEqual([saved.name]);
  });

  it('that the regulator shares is seen by administrators, with whose it is, and by nobody else', async () => {
    const { id } = await save(regulator, 'Da equipa', { shared: true });
    const seen = (await colleague.answer(listSavedSearches, backoffice)).find((one) => one.id === id);
    expect(seen).toMatchObject({ isOwn: false, owner: regulatorUser.username, value });
    for (const client of [provider, stranger])
      expect((await client.refusal(listSavedSearches, backoffice)).status).toBe(403);
    await regulator.answer(updateSavedSearch, { id, shared: false });
    expect(await namesOf(colleague)).not.toContain('Da equipa');
  });

  it('that a provider shares is seen by users of this provider only', async () => {
    await save(operator, 'Do prestador', { ...own, shared: true });
    await save(operator, 'Só minha', own);
    expect(await namesOf(operator, own)).toEqual(['Do prestador', 'Só minha']);
    expect(await namesOf(provider, own)).toEqual(['Do prestador']);
    expect(await namesOf(stranger, own)).toEqual([]);
  });

  it('stays where it was shared when its owner moves to another provider', async () => {
    const [from, to] = [await makeProvider(db()), await makeProvider(db())];
    const mover = await makeOperator(db(), { parentId: from.id });
    await save(await apiClient(server(), mover), 'De antes', { ...own, shared: true });
    await db().update(users).set({ parentId: to.id }).where(eq(users.id, mover.id));
    expect(await namesOf(await apiClient(server(), from), own)).toEqual(['De antes']);
    expect(await namesOf(await apiClient(server(), to), own)).toEqual([]);
    expect(await namesOf(await apiClient(server(), mover), own)).toEqual(['De antes']);
  });

  it('of a list that the user may not open is neither told nor kept', async () => {
    await save(regulator, 'Com um NIF', { shared: true });
    const narrow = await apiClient(
      server(),
      await makeAdministrator(db(), { permissions: ['Users_Reader'] }),
    );
    expect((await narrow.refusal(listSavedSearches, backoffice)).status).toBe(403);
    const refused = await narrow.refusal(createSavedSearch, {
      ...backoffice,
      name: 'Sem acesso',
      value,
      shared: true,
    });
    expect(refused.status).toBe(403);
    expect((await regulator.refusal(listSavedSearches, { resource: 'constructor' })).status).toBe(403);
    expect((await regulator.refusal(listSavedSearches, { resource: '../x' })).status).toBe(400);
  });

  it('is renamed, replaced and removed by its owner', async () => {
    const { id } = await save(regulator, 'Primeira');
    const other = {
      filter: { isStudent: false },
      sort: { field: 'id', order: 'DESC' as const },
      columns: null,
    };
    expect(await regulator.answer(updateSavedSearch, { id, name: 'Segunda' })).toMatchObject({ value });
    const replaced = await regulator.answer(updateSavedSearch, { id, value: other });
    expect(replaced).toMatchObject({ name: 'Segunda', value: other });
    expect(await regulator.answer(removeSavedSearch, { id })).toBe(true);
    expect(await namesOf(regulator)).not.toContain('Segunda');
    expect(await regulator.refusal(removeSavedSearch, { id })).toEqual({ status: 404, message: unknown });
  });

  it('is neither changed nor removed by anybody else, shared or not', async () => {
    const { id } = await save(regulator, 'Intocável', { shared: true });
    for (const client of [colleague, operator]) {
      expect(await client.refusal(updateSavedSearch, { id, name: 'Outra' })).toMatchObject({
        status: 404,
        message: unknown,
      });
      expect(await client.refusal(removeSavedSearch, { id })).toMatchObject({ status: 404 });
    }
    expect(await namesOf(regulator)).toContain('Intocável');
  });

  it('has a name that its owner uses once for a resource, said at the field; a colleague may use it as well', async () => {
    const { id } = await save(regulator, 'Repetida');
    const again = { ...backoffice, name: 'Repetida', value, shared: false };
    const taken = 'Já tem uma pesquisa guardada com este nome.';
    const response = await regulator.send(createSavedSearch, again);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ errors: [taken], field: 'name' }] });
    const second = await save(regulator, 'Outra ainda');
    expect(await regulator.refusal(updateSavedSearch, { id: second.id, name: 'Repetida' })).toMatchObject({
      message: taken,
    });
    expect(await regulator.answer(updateSavedSearch, { id, name: 'Repetida' })).toMatchObject({ id });
    await save(colleague, 'Repetida');
    await save(regulator, 'Repetida', { resource: 'users' });
  });

  it('is refused in words when its name is missing or too long, and when it contains too much', async () => {
    const refused = async (more: object) =>
      (
        await regulator.refusal(createSavedSearch, {
          ...backoffice,
          name: 'x',
          value,
          shared: false,
          ...more,
        })
      ).message;
    expect(await refused({ name: ' ' })).toBe('Nome da pesquisa: Campo obrigatório.');
    expect(await refused({ name: 'a'.repeat(101) })).toBe('Nome da pesquisa: Máximo de 100 caracteres.');
    const filter = { createdBy: 'ã'.repeat(5000) };
    expect(await refused({ value: { ...value, filter } })).toBe(
      'Pesquisa: A pesquisa é demasiado extensa para ser guardada. Reduza os filtros.',
    );
    expect(await refused({ value: { ...value, filter: { a: { b: 1 } } } })).toMatch(/Valor inválido\.$/);
  });

  it('is one of at most 100 of its owner for a resource', async () => {
    const owner = await makeAdministrator(db());
    const client = await apiClient(server(), owner);
    const at = { createdOn: new Date(), updatedOn: new Date() };
    const some = Array.from({ length: 99 }, (_, i) => ({
      ...{ ownerId: owner.id, ...backoffice, name: `Pesquisa ${i}`, value, shared: false, ...at },
    }));
    await db().insert(savedSearches).values(some);
    const send = (name: string) =>
      client.send(createSavedSearch, { ...backoffice, name, value, shared: false });
    // Two at once: the second counts the first.
    const both = await Promise.all([send('Centésima'), send('A mais')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(
      await client.refusal(createSavedSearch, { ...backoffice, name: 'y', value, shared: false }),
    ).toEqual({
      status: 400,
      message: 'Já tem 100 pesquisas guardadas nesta lista. Remova uma antes de guardar outra.',
    });
    await save(client, 'Noutra lista', { resource: 'users' });
  });

  it('leaves in the audit who saved, changed, removed and saw it, without its name or what it searches for', async () => {
    const { id } = await save(regulator, 'Nome com NIF 123456789', { shared: true });
    await regulator.answer(updateSavedSearch, { id, shared: false });
    await regulator.answer(removeSavedSearch, { id });
    const events = await db()
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.subject, 'savedSearch'), eq(auditEvents.subjectId, id)));
    expect(events.map(({ action, actorId, detail }) => ({ action, actorId, detail }))).toEqual([
      { action: 'create', actorId: regulatorUser.id, detail: { ...backoffice, shared: true } },
      { action: 'update', actorId: regulatorUser.id, detail: { fields: ['shared'], shared: false } },
      { action: 'delete', actorId: regulatorUser.id, detail: null },
    ]);
    const shown = await colleague.answer(listSavedSearches, backoffice);
    const [seen] = await db()
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.subject, 'savedSearches'))
      .orderBy(desc(auditEvents.id))
      .limit(1);
    expect(seen?.detail).toEqual({ ...backoffice, ids: shown.map((one) => one.id) });
  });

  it('goes with its owner', async () => {
    const gone = await makeAdministrator(db());
    const at = { createdOn: new Date(), updatedOn: new Date() };
    const row = { ownerId: gone.id, ...backoffice, name: 'De quem sai', value, shared: true, ...at };
    await db().insert(savedSearches).values(row);
    expect(await namesOf(colleague)).toContain('De quem sai');
    await db().delete(users).where(eq(users.id, gone.id));
    expect(await namesOf(colleague)).not.toContain('De quem sai');
  });
});
