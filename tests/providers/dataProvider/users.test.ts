import { HttpError } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { dataProvider } from '../../../src/app/App';
import { listenToNetwork } from '../../support/listenToNetwork';
import { wire } from '../../support/wire';

listenToNetwork();

const list = (resource: string, filter: object) =>
  dataProvider.getList(resource, {
    filter,
    pagination: { page: 1, perPage: 10 },
    sort: { field: 'id', order: 'ASC' },
  });
const values = { username: ' ana@b.pt ', userStatusId: 1, parentId: 4, permissions: ['X'], name: 'Rede' };
const failureOf = async (call: Promise<unknown>) => {
  const error: unknown = await call.catch((reason: unknown) => reason);
  if (!(error instanceof HttpError)) throw new Error('It should have failed.');
  return [error.status, error.message];
};

describe('7 Users: requests', () => {
  it.each([
    ['users', '/User/search', { username: 'ana', userStatusId: '2' }, { username: 'ana', userStatusId: 2 }],
    ['userProviders', '/User/search-users-by-provider', { parentId: 4, username: '' }, { userId: 4 }],
    ['providers', '/User/search-providers', { name: 'Rede', userStatusId: -1 }, { name: 'Rede' }],
  ])('%s are searched with %s', async (resource, path, filter, search) => {
    const sent = wire({ [path]: () => ({ items: [{ id: 5 }], totalItems: 1 }) });
    expect(await list(resource, filter)).toEqual({ data: [{ id: 5 }], total: 1 });
    expect(sent[0]?.body).toEqual({ ...search, pageNumber: 1, pageSize: 10 });
  });

  it.each([
    [
      'users',
      '/User/create',
      { username: 'ana@b.pt', userStatusId: 1, userTypeId: 1, parentId: 4, permissions: ['X'] },
    ],
    [
      'userProviders',
      '/User/create',
      { username: 'ana@b.pt', userStatusId: 1, userTypeId: 3, parentId: 4, permissions: ['X'] },
    ],
    ['providers', '/User/create-provider', { name: 'Rede', userStatusId: 1, userTypeId: 2 }],
  ])('%s are created with %s', async (resource, path, user) => {
    const sent = wire({ [path]: () => [{ success: true, userId: 12 }] });
    expect((await dataProvider.create(resource, { data: values })).data).toMatchObject({ id: 12 });
    expect(sent[0]?.body).toEqual({ users: [user] });
  });

  it.each([
    ['users', '/User/update'],
    ['userProviders', '/User/update'],
    ['providers', '/User/update-provider'],
  ])('%s are changed with %s, by number', async (resource, path) => {
    const sent = wire({ [path]: () => ({ data: [{ success: true, userId: 12 }] }) });
    await dataProvider.update(resource, { id: '12', data: values, previousData: { id: 12 } });
    expect(sent[0]?.body).toMatchObject({ users: [{ id: 12, userStatusId: 1 }] });
  });

  it('statuses and permission rows are listed whole', async () => {
    wire({
      '/User/get-statuses': () => ({ data: [{ id: 1, description: 'Ativo' }] }),
      '/User/get-permissions-by-user-type-id': () => [{ displayName: 'Coisas', readerPermission: 'R' }],
    });
    expect((await list('userStatuses', {})).data).toEqual([{ id: 1, description: 'Ativo' }]);
    expect((await list('permissions', { userTypeId: 1 })).data).toEqual([
      { id: 'Coisas', displayName: 'Coisas', readerPermission: 'R' },
    ]);
  });
});

describe('8 Users: failures', () => {
  it.each([
    [[{ success: false, errorMessage: 'Já existe.' }], [400, 'Já existe.']],
    [[{ success: false }], [200, '']],
    [[], [200, '']],
    [null, [200, '']],
  ])('%j fails', async (answer, failure) => {
    wire({ '/User/create': () => answer });
    expect(await failureOf(dataProvider.create('users', { data: values }))).toEqual(failure);
  });

  it('a user of another type is not found among these', async () => {
    wire({ '/User/get-by-id': () => ({ data: { id: 5, userTypeId: 3 } }) });
    expect(await failureOf(dataProvider.getOne('users', { id: 5 }))).toEqual([404, '']);
    expect((await dataProvider.getOne('userProviders', { id: 5 })).data).toEqual({ id: 5, userTypeId: 3 });
  });
});
