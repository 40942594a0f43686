import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchAddresses } from '../../../contract/calls/address';
import {
  getApplication,
  searchApplications,
  searchBackofficeApplications,
  submitApplications,
} from '../../../contract/calls/application';
import { getEmailForPasswordRecovery, login } from '../../../contract/calls/authentication';
import { createProviders, createUsers, searchProviders, searchUsers } from '../../../contract/calls/user';
import { userType } from '../../../contract/rules/userTypes';
import { files } from '../../../server/db/schema/files';
import { users } from '../../../server/db/schema/users';
import { demoPassword as password } from '../../../server/seed/common/demoAccounts';
import { seedAddresses } from '../../../server/seed/seedDemo';
import { type ApiClient, apiClient } from '../../support/apiClient';
import { anAddress, makeAdministrator, makeOperator, makeProvider } from '../../support/builders';
import { uploadedPdf } from '../../support/pdf';
import { sentApplication, sentPeople, sentSubmission } from '../../support/submissions';
import { createTestServer, type TestServer } from '../../support/testServer';
import { postJson } from './postJson';

let server: TestServer;
let operator: ApiClient;
let administrator: ApiClient;
let administratorName: string;
let providerId: number;

beforeAll(async () => {
  server = await createTestServer({ seed: 'empty' });
  await seedAddresses(server.db);
  const one = await makeOperator(server.db);
  providerId = one.parentId ?? 0;
  operator = await apiClient(server, one);
  const other = await makeAdministrator(server.db);
  administratorName = other.username;
  administrator = await apiClient(server, other);
}, 60_000);
afterAll(() => server.close());

/** As Windows Calculator and web pages copy it. */
const marked = (text: string) =>
  `\u202a\u2066${text.slice(0, 3)}\u200b\u00ad${text.slice(3)}\u2069\u202c\u00a0`;
const decomposed = (text: string) => text.normalize('NFD');

const submit = async (overrides: Parameters<typeof sentApplication>[0], providerEmail?: string) => {
  const sent = sentSubmission(providerId, sentApplication(overrides));
  const [result] = await operator.answer(submitApplications, {
    ...sent,
    ...(providerEmail && { providerEmail }),
  });
  return result?.applicationId ?? 0;
};

describe('7.1 text', () => {
  it('a request is stored without what nobody sees, in NFC', async () => {
    const { cp4, cp3, ...place } = anAddress();
    const applicationId = await submit(
      {
        fullName: decomposed(' \u200eJoão\u00a0da\u3000Conceição '),
        fiscalNumber: marked(sentPeople.fiscalNumber),
        address: { ...place, cp4: marked(cp4), cp3: `\ufeff${cp3}`, doorNumber: '\u200b12\u2800' },
      },
      marked('ana@example.pt'),
    );
    expect(await operator.answer(getApplication, { applicationId })).toMatchObject({
      fullName: 'João da Conceição',
      fiscalNumber: sentPeople.fiscalNumber,
      providerEmail: 'ana@example.pt',
      address: { cp4, cp3, doorNumber: '12' },
    });
  });

  it.each([
    [decomposed('certidão\u202e.pdf'), 'certidão.pdf'],
    ['👨‍👩‍👧‍👦.pdf', '👨‍👩‍👧‍👦.pdf'],
    ['علی\u200cرضا.pdf', 'علی\u200cرضا.pdf'],
    ['❤️.pdf\u200e', '❤️.pdf'],
  ])('the file %j is called %s', async (filename, stored) => {
    const applicationId = await submit({
      applicantProvidedRequiredDocuments: true,
      socialSecurityFiles: [uploadedPdf(filename)],
    });
    const rows = await server.db.select().from(files).where(eq(files.applicationId, applicationId));
    expect(rows.map((row) => row.filename)).toEqual([stored]);
  });

  it('a name that shows nothing is missing', async () => {
    const sent = sentSubmission(providerId, sentApplication({ fullName: '\u200b\u3164\u2066' }));
    expect(await operator.refusal(submitApplications, sent)).toMatchObject({
      status: 400,
      message: 'Nome completo: Campo obrigatório.',
    });
  });

  it('filters find what they would find without it', async () => {
    await submit({ fiscalNumber: sentPeople.fiscalNumber }, 'procura@example.pt');
    const { cp4, cp3 } = anAddress();
    const found = async (search: object) =>
      (await administrator.answer(searchBackofficeApplications, search)).totalItems;
    expect(await found({ fiscalNumber: marked(sentPeople.fiscalNumber) })).toBeGreaterThan(0);
    expect(await found({ providerEmail: marked('procura@') })).toBe(1);
    expect(await found({ postCode: ` \u00a0${cp4}–${cp3}\u200e` })).toBeGreaterThan(0);
    expect(await found({ providerEmail: '\u200b' })).toBe(await found({}));
    expect((await operator.answer(searchApplications, { fiscalNumber: ' \u2066 ' })).totalItems).toBe(
      (await operator.answer(searchApplications, {})).totalItems,
    );
    const addresses = await operator.answer(searchAddresses, { cp4: marked(cp4), cp3: `${cp3}\u00a0` });
    expect(addresses.length).toBeGreaterThan(0);
  });

  it('a provider is stored in NFC and found by either form, also one stored decomposed before', async () => {
    const save = { userStatusId: 1, userTypeId: userType.provider } as const;
    await administrator.answer(createProviders, {
      users: [{ ...save, name: decomposed('Conexão Çeleste') }],
    });
    const old = await makeProvider(server.db);
    await server.db
      .update(users)
      .set({ name: decomposed('Visão Antiga') })
      .where(eq(users.id, old.id));
    const found = async (name: string) =>
      (await administrator.answer(searchProviders, { name })).items.map((item) => item.name);
    expect(await found('conexão')).toEqual(['Conexão Çeleste']);
    expect(await found(decomposed('CONEXÃO'))).toEqual(['Conexão Çeleste']);
    expect(await found('visão')).toEqual([decomposed('Visão Antiga')]);
    expect(await found('visao')).toEqual([decomposed('Visão Antiga')]);
    expect(await found(decomposed('Visão'))).toEqual([decomposed('Visão Antiga')]);
  });

  it('a user is created, found and signed in by the e-mail that is seen', async () => {
    const user = {
      userStatusId: 1,
      userTypeId: userType.administrator,
      permissions: [] as string[],
    } as const;
    await administrator.answer(createUsers, {
      users: [{ ...user, username: marked('nova@tsi.example.pt') }],
    });
    const { items } = await administrator.answer(searchUsers, { username: marked('nova@') });
    expect(items.map(({ username }) => username)).toEqual(['nova@tsi.example.pt']);
    const signedIn = await postJson(server, login.path, { username: marked(administratorName), password });
    expect(signedIn.status).toBe(200);
    const recovered = await postJson(server, getEmailForPasswordRecovery.path, {
      username: marked(administratorName),
    });
    expect(recovered.status).toBe(200);
  });

  it('a password is taken as it is: what nobody sees in it counts', async () => {
    const signedIn = await postJson(server, login.path, {
      username: administratorName,
      password: `${password}\u200b`,
    });
    expect(signedIn.status).toBe(401);
  });
});
