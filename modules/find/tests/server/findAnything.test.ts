import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicationStatus } from '../../../../contract/rules/applicationStatuses';
import { applications } from '../../../../server/db/schema/applications';
import { auditEvents } from '../../../../server/db/schema/auditEvents';
import { type ApiClient, apiClient } from '../../../../tests/support/apiClient';
import {
  makeAdministrator,
  makeApplication,
  makeOperator,
  makeProvider,
} from '../../../../tests/support/builders';
import { validNif } from '../../../../tests/support/nifs';
import { createTestServer, type TestServer } from '../../../../tests/support/testServer';
import { findAnything } from '../../contract/calls';

let server: TestServer;
let administrator: ApiClient;
let operator: ApiClient;
let other: ApiClient;
let usersOnly: ApiClient;
const named = new Map<string, number>();

const people = [
  'Conceição Araújo Magalhães',
  'JOÃO ANTÓNIO DA SILVA',
  'Joana Silvério',
  'Jürgen Strauß',
  'Łukasz Ørsted Æsir',
  'Ana 100%',
  'Nguyễn Thị Mai',
] as const;

beforeAll(async () => {
  server = await createTestServer({ seed: 'empty' });
  const { db } = server;
  const provider = await makeProvider(db, { name: 'Rede Açoriana' });
  const own = { providerId: provider.id };
  for (const fullName of people) named.set(fullName, (await makeApplication(db, { ...own, fullName })).id);
  const student = { isStudent: true, studentFullName: 'Benedita Quintão', fullName: 'Duarte Lobo' };
  named.set('Duarte Lobo', (await makeApplication(db, { ...own, ...student })).id);
  administrator = await apiClient(server, await makeAdministrator(db, { name: 'Graça Reguladora' }));
  operator = await apiClient(server, await makeOperator(db, { parentId: provider.id }));
  other = await apiClient(server, await makeOperator(db));
  usersOnly = await apiClient(server, await makeAdministrator(db, { permissions: ['Users_Reader'] }));
}, 60_000);

afterAll(() => server.close());

const namesFor = async (client: ApiClient, text: string) =>
  (await client.answer(findAnything, { text })).applications.map(({ fullName }) => fullName);

describe('a name', () => {
  it.each([
    ['without its accents', 'conceicao', ['Conceição Araújo Magalhães']],
    ['with accents that it does not have', 'ÁNTÓNÍO', ['JOÃO ANTÓNIO DA SILVA']],
    ['by accents that were typed apart from their letters', 'arau\u0301jo', ['Conceição Araújo Magalhães']],
    ['by a part of a word, the newest first', 'silv', ['Joana Silvério', 'JOÃO ANTÓNIO DA SILVA']],
    ['by the middle of a word', 'galha', ['Conceição Araújo Magalhães']],
    ['by its words in any order', 'silva da joao', ['JOÃO ANTÓNIO DA SILVA']],
    ['by ss for ß', 'strauss', ['Jürgen Strauß']],
    ['by ß for ß', 'STRAUẞ', ['Jürgen Strauß']],
    ['by the letters of other alphabets', 'lukasz orsted aesir', ['Łukasz Ørsted Æsir']],
    ['by letters with two accents', 'nguyen thi', ['Nguyễn Thị Mai']],
    ['by that of the student', 'quintao', ['Duarte Lobo']],
  ])('is found %s', async (_, text, found) => {
    expect(await namesFor(administrator, text)).toEqual(found);
    expect(await namesFor(operator, text)).toEqual(found);
  });

  it.each([
    ['a word is missing', 'joao magalhaes'],
    ['its letters do not stand together', 'mglhaes conceicao'],
    ['the words are of two people', 'duarte quintao'],
    ['% stands for itself', 'ana%silv'],
    ['_ stands for itself', 'jo_na'],
    ['fewer than three letters are typed', 'jo'],
    ['accents alone are typed', '\u0301\u0302\u0303 \u0304\u0305\u0306'],
  ])('is not found when %s', async (_, text) => {
    expect(await namesFor(administrator, text)).toEqual([]);
  });

  it('is found by the index when it is older than a thousand others', async () => {
    const { db } = server;
    const id = named.get('Nguyễn Thị Mai') ?? 0;
    const [{ providerId } = { providerId: 0 }] = await db
      .select({ providerId: applications.providerId })
      .from(applications)
      .where(eq(applications.id, id));
    const [row] = await db.select().from(applications).where(eq(applications.id, id));
    const { id: _id, district: _district, delayRunsFrom: _delay, ...copied } = row ?? expect.fail();
    const newer = Array.from({ length: 1_001 }, () => ({ ...copied, fullName: 'Xavier Xisto' }));
    await db.insert(applications).values(newer.map((one) => ({ ...one, providerId, createdOn: new Date() })));
    expect(await namesFor(operator, 'conceição')).toEqual(['Conceição Araújo Magalhães']);
    expect(await namesFor(administrator, 'galh araujo')).toEqual(['Conceição Araújo Magalhães']);
    expect(await namesFor(other, 'galh araujo')).toEqual([]);
    expect(await namesFor(administrator, 'xisto')).toHaveLength(8);
    await db.delete(applications).where(eq(applications.fullName, 'Xavier Xisto'));
  });
});

describe('the search of everything', () => {
  it('finds a request by number, NIF and e-mail, with the status and deadline that its caller sees', async () => {
    const { db } = server;
    const provider = await makeProvider(db);
    const fiscalNumber = validNif(4_321);
    const notified = new Date('2026-11-20T10:00:00.000Z');
    const { id } = await makeApplication(db, {
      providerId: provider.id,
      fiscalNumber,
      providerEmail: 'loja.unica@example.pt',
      statusId: applicationStatus.eligible,
      eligibilityNotificationSentDate: notified,
    });
    for (const text of [String(id), `PT ${fiscalNumber}`, 'loja.unica@example.pt']) {
      const found = await administrator.answer(findAnything, { text });
      expect(found.applications).toMatchObject([
        {
          id,
          applicationStatusDescription: 'Elegível',
          eligibilityNotificationSentDate: notified.toISOString(),
        },
      ]);
      expect(found.totals).toMatchObject([{ total: 1 }]);
      expect((await operator.answer(findAnything, { text })).applications).toEqual([]);
    }
  });

  it('shows a provider the status that it may know', async () => {
    const id = named.get('Joana Silvério') ?? 0;
    await server.db.update(applications).set({ statusId: 3 }).where(eq(applications.id, id));
    const statusFor = async (client: ApiClient) =>
      (await client.answer(findAnything, { text: 'silverio' })).applications[0]?.applicationStatusId;
    expect([await statusFor(operator), await statusFor(administrator)]).toEqual([
      applicationStatus.processing,
      3,
    ]);
  });
});

describe('the search of everything and the rights of its user', () => {
  it('another provider finds nothing of all this, and neither users nor providers', async () => {
    for (const text of ['silva', 'conceicao', String(named.get('Ana 100%')), 'acoriana', 'graca'])
      expect(await other.answer(findAnything, { text })).toEqual({
        applications: [],
        users: [],
        providers: [],
        totals: [],
      });
  });

  it('users and providers are found by who may open them', async () => {
    const found = await administrator.answer(findAnything, { text: 'acor' });
    expect(found.providers).toMatchObject([{ name: 'Rede Açoriana' }]);
    expect(await usersOnly.answer(findAnything, { text: 'acor' })).toMatchObject({ providers: [] });
    const users = await usersOnly.answer(findAnything, { text: 'graca' });
    expect(users).toMatchObject({ users: [{ name: 'Graça Reguladora' }] });
    expect(await usersOnly.answer(findAnything, { text: 'silva' })).toMatchObject({ applications: [] });
  });
});

it('the audit tells who was shown and that a name was looked for, found or not, and never which', async () => {
  const last = () => server.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1);
  await operator.answer(findAnything, { text: 'Magalhães' });
  expect(await last()).toMatchObject([
    {
      action: 'view',
      subject: 'applications',
      detail: { ids: [named.get('Conceição Araújo Magalhães')], by: ['fullName'] },
    },
  ]);
  await operator.answer(findAnything, { text: 'Zulmira' });
  const [event] = await last();
  expect(event).toMatchObject({ action: 'search', subject: 'applications' });
  expect(JSON.stringify(event)).not.toMatch(/zulmira/i);
});
