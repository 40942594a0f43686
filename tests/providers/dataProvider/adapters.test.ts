import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { createDataProvider } from '../../../providers/dataProvider/createDataProvider';
import { dataProvider } from '../../../src/app/App';
import { exampleAddress } from '../../support/exampleRequest';
import { listenToNetwork } from '../../support/listenToNetwork';
import { wire } from '../../support/wire';

listenToNetwork();

const list = (resource: string, filter: object = {}, perPage = 10) =>
  dataProvider.getList(resource, {
    filter,
    pagination: { page: 1, perPage },
    sort: { field: 'id', order: 'ASC' },
  });
const get = (path: string) => [{ method: 'GET', path: `/api${path}`, body: undefined }];
const row = { id: 5, fiscalNumber: 12345678, studentFiscalNumber: null, fullName: 'Maria' };

describe('2.5 and 2.6 application lists', () => {
  it.each([
    ['applications', '/Application/search'],
    ['backofficeApplications', '/Application/search-backoffice'],
  ])('%s are searched with %s', async (resource, path) => {
    const sent = wire({ [path]: () => ({ items: [row], totalItems: 31 }) });
    const { data, total } = await list(resource, { fiscalNumber: '', applicationStatusId: 7 }, 50);
    expect(sent).toEqual([
      { method: 'POST', path: `/api${path}`, body: { applicationStatusId: 7, pageNumber: 1, pageSize: 50 } },
    ]);
    expect(total).toBe(31);
    expect(data[0]).toMatchObject({ id: 5, fiscalNumber: '012345678' });
  });
});

describe('7.1 a search without items', () => {
  it.each([
    ['applications', '/Application/search'],
    ['backofficeApplications', '/Application/search-backoffice'],
    ['users', '/User/search'],
    ['providers', '/User/search-providers'],
    ['userProviders', '/User/search-users-by-provider'],
  ])('%s: null and absent both mean that nothing was found', async (resource, path) => {
    wire({ [path]: () => ({ data: { items: null, totalItems: 0 } }) });
    await expect(list(resource)).resolves.toEqual({ data: [], total: 0 });
    wire({ [path]: () => ({}) });
    await expect(list(resource)).resolves.toEqual({ data: [], total: 0 });
  });
});

describe('2.8 application detail', () => {
  it.each(['applications', 'backofficeApplications'])(
    '%s are read by id, numbers padded',
    async (resource) => {
      const address = { ...exampleAddress, cp4: 100, cp3: 1 };
      const sent = wire({
        '/Application/get-by-id': () => ({ data: { ...row, address, studentAddress: null } }),
      });
      const { data } = await dataProvider.getOne(resource, { id: 5 });
      expect(sent).toEqual(get('/Application/get-by-id?applicationId=5'));
      expect(data).toMatchObject({ fiscalNumber: '012345678', address: { cp4: '0100', cp3: '001' } });
      expect(data.studentAddress).toBeNull();
    },
  );

  it('has its history under ids of their own', async () => {
    const sent = wire({
      '/ApplicationHistory/get-by-application-id': () => ({
        data: [{ applicationStatusId: 2 }, { applicationStatusId: 1 }],
      }),
    });
    const { data } = await list('applicationHistory', { applicationId: 5 });
    expect(sent).toEqual(get('/ApplicationHistory/get-by-application-id?applicationId=5'));
    expect(data).toMatchObject([
      { id: '5-0', applicationStatusId: 2 },
      { id: '5-1', applicationStatusId: 1 },
    ]);
  });

  it('has a history that can be rendered when a status comes without its texts', async () => {
    wire({
      '/ApplicationHistory/get-by-application-id': () => [
        { applicationStatusId: 2, applicationStatus: null },
      ],
    });
    const { data } = await list('applicationHistory', { applicationId: 5 });
    expect(data[0]).toMatchObject({ applicationStatus: { id: 2, description: '' } });
  });

  it('leaves an unknown postal code empty', async () => {
    wire({ '/Application/get-by-id': () => ({ ...row, address: { id: 1, cp4: null } }) });
    const { data } = await dataProvider.getOne('applications', { id: 5 });
    expect(data.address).toEqual({ id: 1, cp4: '', cp3: '' });
  });

  it('has its files, each with its content', async () => {
    const file = { resourceFileId: 9, filename: 'a.pdf', resourceFileTypeId: 5 };
    const sent = wire({
      '/Application/get-files': () => [file],
      '/Application/download-resource-file': () => new HttpResponse('%PDF'),
    });
    const { data } = await list('applicationFiles', { applicationId: 5 });
    expect(data).toEqual([{ ...file, id: 9 }]);
    const content = await dataProvider.downloadDocument(9);
    await expect(content.text()).resolves.toBe('%PDF');
    expect(sent).toEqual([
      ...get('/Application/get-files?applicationId=5'),
      ...get('/Application/download-resource-file?resourceFileId=9'),
    ]);
  });
});

describe('2.4 address search', () => {
  it('pads postal codes and keeps arteryLocalInfo', async () => {
    const found = { ...exampleAddress, cp4: 100, cp3: 1, arteryLocalInfo: 'Bloco A' };
    const sent = wire({ '/Address/search': () => ({ data: [found] }) });
    const { data, total } = await list('addresses', { cp4: '0100', cp3: '001' });
    expect(sent).toEqual(get('/Address/search?cp4=0100&cp3=001'));
    expect(data).toEqual([{ ...exampleAddress, cp4: '0100', cp3: '001', arteryLocalInfo: 'Bloco A' }]);
    expect(total).toBe(1);
  });

  it('reads a missing answer as an empty list', async () => {
    wire({ '/Address/search': () => ({ data: null }) });
    await expect(list('addresses', { cp4: '0100', cp3: '001' })).resolves.toEqual({ data: [], total: 0 });
  });
});

describe('the choices of a pick list', () => {
  it.each([
    ['applicationStatuses', '/Application/get-status'],
    ['backofficeApplicationStatuses', '/Application/get-status-backoffice'],
  ])('%s come from %s', async (resource, path) => {
    const sent = wire({ [path]: () => ({ data: [{ id: 1, description: 'Submetido' }] }) });
    await expect(list(resource)).resolves.toEqual({ data: [{ id: 1, description: 'Submetido' }], total: 1 });
    expect(sent).toEqual(get(path));
  });

  it('active providers come 999 on a page (7 Users)', async () => {
    const sent = wire({
      '/User/search-providers': () => ({ items: [{ id: 3, name: 'NetA' }], totalItems: 1 }),
    });
    const { data } = await list('providers', { userStatusId: 1 }, 999);
    expect(data).toEqual([{ id: 3, name: 'NetA' }]);
    expect(sent[0]?.body).toEqual({ userStatusId: 1, pageNumber: 1, pageSize: 999 });
  });

  it('the own provider is the single option of its context (3 Provider context)', async () => {
    const sent = wire({
      '/Provider/provider-context': () => ({ providerId: 3, providerDescription: 'NetAtlântico' }),
    });
    const { data } = await list('providerContext');
    expect(data).toEqual([{ id: 3, designation: 'NetAtlântico' }]);
    expect(sent).toEqual(get('/Provider/provider-context'));
  });
});

describe('several records by their ids, as react-admin asks for what others refer to', () => {
  it.each([
    ['applications', '/Application/get-by-id', 2],
    ['maintenanceRequests', '/Application/get-by-id', 2],
    ['users', '/User/get-by-id', 2],
    ['providers', '/User/search-providers', 1],
    ['userStatuses', '/User/get-statuses', 1],
  ])('%s are read with %s', async (resource, path, calls) => {
    const both = [{ id: 1 }, { id: 2 }, { id: 3 }];
    const one = ({ url }: Request) => ({ id: Number(new URL(url).searchParams.values().next().value) });
    const sent = wire({
      [path]: (request: Request) => {
        if (path.endsWith('by-id')) return one(request);
        return path.includes('search') ? { items: both, totalItems: 3 } : { data: both };
      },
    });
    const { data } = await dataProvider.getMany(resource, { ids: [1, 2] });
    expect(data.map(({ id }) => id)).toEqual([1, 2]);
    expect(sent).toHaveLength(calls);
  });
});

describe('resources without an adapter, and adapters without a method', () => {
  const notes = createDataProvider([{ name: 'notes' }]);
  const page = {
    filter: {},
    pagination: { page: 1, perPage: 10 },
    sort: { field: 'id', order: 'ASC' },
  } as const;

  it('fall through to simple REST at /api/<resource> when the registry knows them', async () => {
    const sent = wire({
      '/notes': () => HttpResponse.json([{ id: 1 }], { headers: { 'Content-Range': 'notes 0-0/1' } }),
    });
    await expect(notes.getList('notes', page)).resolves.toEqual({ data: [{ id: 1 }], total: 1 });
    expect(sent[0]?.path).toContain('/api/notes?');
  });

  it('lead to what their lookups can refer to, below their own address', async () => {
    const sent = wire({
      '/notes/choices/authorId': () =>
        HttpResponse.json([{ id: 1, name: 'Ana' }], {
          headers: { 'Content-Range': 'notes/choices/authorId 0-0/1' },
        }),
    });
    const { data, total } = await notes.getList('notes/choices/authorId', page);
    expect({ data, total }).toEqual({ data: [{ id: 1, name: 'Ana' }], total: 1 });
    await notes.getMany('notes/choices/authorId', { ids: [1] });
    expect(sent[1]?.path).toContain('filter=%7B%22id%22%3A%5B1%5D%7D');
  });

  it('fail loudly, with their names', async () => {
    await expect(dataProvider.getList('notes', page)).rejects.toThrow('No resource is called notes');
    await expect(dataProvider.getOne('addresses', { id: 1 })).rejects.toThrow('addresses has no getOne');
    await expect(dataProvider.deleteMany('users', { ids: [1] })).rejects.toThrow('users has no deleteMany');
  });
});
