import { expect, it } from 'vitest';
import kit from '../../../docs/kit.md?raw';
import { dataProvider } from '../../../src/app/App';
import { registry } from '../../../src/app/registry';
import { answerApp } from '../../support/renderApp';
import { serverOfFile } from '../../support/serverOfFile';

/** Screens of their own, to whose records nothing refers; and a list that administrators may not read. */
const withoutList = [
  'applications',
  'approvals',
  'dataProtection',
  'extendedSearch',
  'help',
  'integration',
  'overview',
  'renewalItems',
  'renewalNotices',
  'renewals',
  'services',
];
const shortLists = [
  'userStatuses',
  'backofficeApplicationStatuses',
  'cancellationReasons',
  'inactivationReasons',
];
const listed = registry.map(({ name }) => name).filter((name) => !withoutList.includes(name));
const exceptions = /What is typed finds nothing in ([\s\S]*?):/.exec(kit)?.[1] ?? '';

/** What docs/kit.md says to write on a pasted AutocompleteInput where people are found by whole numbers. */
const filterToQuery = (text: string) => ({ fiscalNumber: text });

/** As a pasted ReferenceInput with an AutocompleteInput asks. */
const find = (resource: string, q: string, filter: object = { q }) =>
  dataProvider.getList(resource, {
    filter,
    pagination: { page: 1, perPage: 25 },
    sort: { field: 'id', order: 'DESC' },
  });

it('what is typed into an AutocompleteInput of a reference finds its records, or docs/kit.md names the reference', async () => {
  const server = await serverOfFile();
  answerApp(server);
  localStorage.setItem('currentUser', JSON.stringify(await server.signIn('admin@tsi.example.pt')));
  const outcome = async (name: string) => {
    const isException = exceptions.includes(`\`${name}\``);
    const all = await find(name, '').then(({ data }) => Array.isArray(data), String);
    const typed = await find(name, 'zzzz').then(
      ({ data }) => (isException ? 'found' : data.length === 0),
      (refusal: Error) =>
        (isException && refusal.message === 'The search has no filter q') || String(refusal),
    );
    return [name, [all, typed]];
  };
  const found = Object.fromEntries(await Promise.all([...listed, ...shortLists].map(outcome)));
  expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, [true, true]])));
  const requests = await find('backofficeApplications', '');
  const taxNumber = String(requests.data[0]?.fiscalNumber);
  const ofPerson = await find('backofficeApplications', '', filterToQuery(taxNumber));
  expect(ofPerson.data.map(({ fiscalNumber }) => fiscalNumber)).toContain(taxNumber);
  const { data } = await find('providers', 'fibra');
  expect(data.map(({ name }) => name)).toEqual(['FibraSul']);
}, 240_000);
