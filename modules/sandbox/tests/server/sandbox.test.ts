import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicationStatus as status, storedStatusIds } from '../../../../contract/rules/applicationStatuses';
import { lisbonDate } from '../../../../contract/rules/lisbonDay';
import { userStatus } from '../../../../contract/rules/userTypes';
import { applications } from '../../../../server/db/schema/applications';
import { auditEvents } from '../../../../server/db/schema/auditEvents';
import { jobs } from '../../../../server/db/schema/jobs';
import { runCouriers } from '../../../../server/work/runDueJobs';
import { validNif } from '../../../../tests/support/nifs';
import { uploadedPdf } from '../../../../tests/support/pdf';
import { sentApplication, sentSubmission } from '../../../../tests/support/submissions';
import { createTestServer, type TestServer } from '../../../../tests/support/testServer';
import { maintenanceUpload, maintenanceWorkbook } from '../../../../tests/support/workbooks';
import { post, sandboxToken } from '../../../integration/tests/bothEnvironments';
import { webhookReceiver } from '../../../webhooks/tests/webhooks';

const receiver = webhookReceiver();
let server: TestServer;
let person: string;
let other: string;
let administrator: string;

beforeAll(async () => {
  server = await createTestServer({ seed: 'demo', modules: receiver.modules });
  const signIn = async (username: string) => (await server.signIn(username)).accessToken;
  person = await signIn('prestador@netatlantico.example.pt');
  other = await signIn('operador@fibrasul.example.pt');
  administrator = await signIn('admin@tsi.example.pt');
}, 60_000);
afterAll(() => server.close());

const dataOf = async (answer: Response) => {
  const text = await answer.text();
  expect(answer.status, text).toBe(200);
  return JSON.parse(text).data;
};
const ask = async (verb: string, body: object = {}, token = person) =>
  dataOf(await post(server, `/api/Sandbox/${verb}`, token, body));
const search = async (token: string) => {
  const answer = await post(server, '/sandbox/api/Application/search', token, {
    pageNumber: 1,
    pageSize: 100,
  });
  return (await answer.json()).items as { id: number; applicationStatusId: number; fiscalNumber: string }[];
};
const submit = (token: string, providerId: number, fiscalNumber: string, more = {}, headers = {}) =>
  post(
    server,
    '/sandbox/api/Application/submit',
    token,
    sentSubmission(providerId, sentApplication({ fiscalNumber, ...more })),
    headers,
  );
const inDatabase = async () => (await server.sandbox.open()).db;

describe('the sandbox', () => {
  it('shows a provider the first examples, of every status, and nothing of another one', async () => {
    const found = await ask('get');
    expect(found).toMatchObject({ address: 'https://tsi.example.pt/sandbox/api', maxRequests: 20_000 });
    const token = await sandboxToken(server, person);
    const items = await search(token);
    expect(items).toHaveLength(found.requests);
    const stored = await (await inDatabase()).select().from(applications);
    expect(new Set(stored.map(({ statusId }) => statusId))).toEqual(new Set(storedStatusIds));
    const ofOther = await search(await sandboxToken(server, other));
    expect(ofOther).toHaveLength(items.length);
    expect(ofOther.filter(({ id }) => items.some((one) => one.id === id))).toEqual([]);
    const named = await ask('get', { providerId: 1 }, administrator);
    expect(named).toEqual(await ask('get'));
    expect((await post(server, '/api/Sandbox/get', administrator, {})).status).toBe(400);
  });

  it("does with the simulator's numbers what it says, whoever else tries the same number", async () => {
    const { simulator } = await ask('get');
    expect(simulator).toHaveLength(18);
    const tokens = [await sandboxToken(server, person), await sandboxToken(server, other)] as const;
    for (const [index, token] of tokens.entries())
      for (const { fiscalNumber } of simulator)
        expect((await submit(token, index + 1, fiscalNumber)).status).toBe(200);
    await server.workInSandbox();
    const stored = await (await inDatabase()).select().from(applications);
    for (const { fiscalNumber, applicationStatusId } of simulator)
      expect(
        stored.filter((one) => one.fiscalNumber === fiscalNumber).map(({ statusId }) => statusId),
        fiscalNumber,
      ).toEqual([applicationStatusId, applicationStatusId]);
    const said = new Set(simulator.map((one: { socialSecurity: string }) => one.socialSecurity));
    expect(said).toEqual(new Set(['yes', 'no', 'conditional', 'later', 'never']));
  });

  it('keeps the mails, which go to nobody, for the provider that they are for', async () => {
    const { simulator } = await ask('get');
    const [yes] = simulator;
    const mails = await ask('get-mails', { pageSize: 100 });
    const sent = (await search(await sandboxToken(server, person))).find(
      ({ fiscalNumber }) => fiscalNumber === yes.fiscalNumber,
    );
    expect(mails.items[0].sentOn >= mails.items[1].sentOn).toBe(true);
    expect((await ask('get-mails', { applicationId: sent?.id })).items).toMatchObject([
      {
        applicationId: sent?.id,
        subject: expect.stringContaining(String(sent?.id)),
        text: expect.any(String),
      },
    ]);
    expect((await ask('get-mails', { applicationId: sent?.id }, other)).totalItems).toBe(0);
    expect(server.mails).toEqual([]);
  });

  it('moves the deadlines of a request, reminds of them, and asks silent services again', async () => {
    const token = await sandboxToken(server, person);
    const { simulator } = await ask('get');
    const [yes] = simulator;
    const late = simulator.find((one: { socialSecurity: string; taxAuthority: string }) =>
      [one.socialSecurity, one.taxAuthority].every((answer) => answer === 'never'),
    );
    const items = await search(token);
    const idOf = (nif: string) => items.find(({ fiscalNumber }) => fiscalNumber === nif)?.id;
    // A client does it in the sandbox itself, as a person does on the page.
    const move = (body: object) => post(server, '/sandbox/api/Sandbox/move-deadline', token, body);
    const applicationId = idOf(yes.fiscalNumber);
    const before = (await ask('get-mails', { applicationId })).totalItems;
    const inThreeDays = new Date(Date.now() + 3 * 86_400_000);
    expect(await dataOf(await move({ applicationId, days: 7 }))).toEqual({
      applicationId,
      activationLastDay: lisbonDate(inThreeDays),
      elementsLastDay: null,
    });
    await server.workInSandbox();
    expect((await ask('get-mails', { applicationId })).totalItems).toBe(before + 1);
    const silent = idOf(late.fiscalNumber);
    await dataOf(await move({ applicationId: silent, days: 6 }));
    await server.workInSandbox();
    const stored = await (await inDatabase()).select().from(applications);
    expect(stored.find(({ id }) => id === silent)?.statusId).toBe(status.awaitsRegulator);
    const asked = stored.find((one) => one.providerId === 1 && one.statusId === status.awaitsRegulator);
    expect(await ask('move-deadline', { applicationId: asked?.id, days: 3 })).toMatchObject({
      elementsLastDay: lisbonDate(new Date(Date.now() + 7 * 86_400_000)),
    });
    const ofOther = await post(server, '/api/Sandbox/move-deadline', other, { applicationId, days: 1 });
    expect(ofOther.status).toBe(404);
  });

  it('tells the webhooks of the sandbox, which only its own worker can sign for', async () => {
    const ofWebhook = (verb: string, body: object) =>
      post(server, `/api/Webhook/${verb}`, person, { environment: 'sandbox', ...body });
    const { webhook } = await dataOf(
      await ofWebhook('create', {
        url: 'https://crm.example.pt/avisos',
        events: ['application.status_changed'],
      }),
    );
    expect(await dataOf(await post(server, '/api/Webhook/list', person, {}))).toEqual([]);
    await dataOf(await ofWebhook('send-test', { id: webhook.id }));
    await runCouriers(await server.sandbox.workParts());
    expect(receiver.received.map(({ url }) => url)).toEqual(['https://crm.example.pt/avisos']);
  });

  it('has the regulator ask for elements, decide and process a yearly list, of that provider alone', async () => {
    const token = await sandboxToken(server, person);
    const live = await server.db.select().from(applications).orderBy(applications.id);
    await dataOf(
      await post(server, '/api/Webhook/create', person, {
        environment: 'sandbox',
        url: 'https://crm.example.pt/regulador',
        events: ['application.elements_asked', 'maintenance.list_processed'],
      }),
    );
    const told = () =>
      receiver.received.filter(({ url }) => url.endsWith('/regulador')).map(({ said }) => said);
    const fiscalNumber = validNif(4_100_006);
    const documents = {
      applicantProvidedRequiredDocuments: true,
      socialSecurityFiles: [uploadedPdf('prova.pdf')],
    };
    expect((await submit(token, 1, fiscalNumber, documents)).status).toBe(200);
    const found = async () => (await search(token)).find((one) => one.fiscalNumber === fiscalNumber);
    const applicationId = (await found())?.id;
    const decide = (decision: string, reason?: string, by = token, base = '/sandbox/api') =>
      post(server, `${base}/Sandbox/decide`, by, { applicationId, decision, reason });
    const refusal = async (answer: Response) => [answer.status, await answer.text()];
    expect(await refusal(await decide('eligible'))).toEqual([
      400,
      expect.stringContaining('não está à espera'),
    ]);
    await server.workInSandbox();
    expect(await refusal(await decide('askForElements'))).toEqual([400, expect.stringContaining('Motivo')]);
    expect(await refusal(await decide('eligible', undefined, other, '/api'))).toEqual([
      404,
      expect.stringContaining('Não existe no ambiente de testes'),
    ]);
    // A client does it in the sandbox itself, as a person does on the page.
    expect(await dataOf(await decide('askForElements', 'Falta a declaração de IRS.'))).toBe(true);
    expect((await decide('askForElements', 'Falta outra vez.')).status).toBe(400);
    expect(await dataOf(await decide('eligible', undefined, person, '/api'))).toBe(true);
    expect((await found())?.applicationStatusId).toBe(status.eligible);

    const lists = '/sandbox/api/ApplicationAnnualMaintenance/register-requests-from-file';
    expect((await post(server, '/sandbox/api/Sandbox/process-lists', token, {})).status).toBe(400);
    const active = (await inDatabase())
      .select()
      .from(applications)
      .where(
        and(
          eq(applications.providerId, 1),
          eq(applications.statusId, status.active),
          eq(applications.isStudent, false),
        ),
      );
    const [original] = await active;
    const list = maintenanceUpload(maintenanceWorkbook([[original?.fiscalNumber]]));
    expect((await post(server, lists, token, list)).status).toBe(200);
    expect(await ask('process-lists')).toEqual({ requests: 1 });
    await server.workInSandbox();
    expect(told().map(({ type, data }) => [type, data.applicationId ?? data.requests])).toEqual([
      ['application.elements_asked', applicationId],
      ['maintenance.list_processed', 1],
    ]);
    expect(await server.db.select().from(applications).orderBy(applications.id)).toEqual(live);
  });

  it('gives each provider a period of its own', async () => {
    const token = await sandboxToken(server, person);
    const periodOf = async (of: string) => {
      const answer = await server.fetch(
        '/sandbox/api/ApplicationAnnualMaintenance/get-current-or-next-annual-maintenance-period',
        { headers: { authorization: `Bearer ${of}` } },
      );
      return answer.json();
    };
    const open = await periodOf(token);
    expect(open.endDate > new Date().toISOString()).toBe(true);
    const past = { beginDate: '2025-01-01T00:00:00.000Z', endDate: '2025-02-01T00:00:00.000Z' };
    expect(await ask('set-period', past)).toEqual(past);
    expect(await periodOf(token)).toEqual({ id: null, beginDate: null, endDate: null });
    expect(await periodOf(await sandboxToken(server, other))).toMatchObject({ endDate: expect.any(String) });
    const wrong = await post(server, '/api/Sandbox/set-period', person, {
      beginDate: past.endDate,
      endDate: past.beginDate,
    });
    expect([wrong.status, (await wrong.json()).errors[0].errors[0]]).toEqual([
      400,
      'Data de fim: A data de fim deve ser posterior à data de início.',
    ]);
  });

  it("is emptied of one provider's data by a press, and the first examples are back", async () => {
    const { requests } = await ask('get', {}, other);
    const token = await sandboxToken(server, person);
    const documents = {
      applicantProvidedRequiredDocuments: true,
      socialSecurityFiles: [uploadedPdf('prova.pdf')],
    };
    const key = { 'idempotency-key': 'antes-de-esvaziar' };
    const repeated = () => submit(token, 1, validNif(4_000_001), documents, key);
    const first = await (await repeated()).json();
    expect(await (await repeated()).json()).toEqual(first);
    const examples = (await ask('get')).requests;
    expect(await ask('empty')).toBe(true);
    const after = await ask('get');
    expect(after.requests).toBeLessThan(examples);
    expect(after.period.endDate > new Date().toISOString()).toBe(true);
    expect((await ask('get', {}, other)).requests).toBe(requests);
    // The client's token still holds, and totals are right.
    expect(await search(token)).toHaveLength(after.requests);
    const again = await (await repeated()).json();
    expect(again).not.toEqual(first);
    expect(await search(token)).toHaveLength(after.requests + 1);
    await server.workInSandbox();
    const db = await inDatabase();
    expect((await db.select().from(jobs)).filter(({ failedOn }) => failedOn)).toEqual([]);
  });

  it('says in its log lines that they are its own, and its audit is not that of the installation', async () => {
    const lines = server.logged.filter(({ facts }) => facts?.route === '/api/Application/submit');
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.every(({ facts }) => facts?.environment === 'sandbox')).toBe(true);
    const events = await server.db.select().from(auditEvents);
    expect(events.filter(({ action }) => action === 'clientCreated')).toEqual([]);
  });

  it('refuses the keys of a provider from when it is made inactive, until it is active again', async () => {
    const token = await sandboxToken(server, other);
    const change = async (userStatusId: number) => {
      const provider = { id: 2, name: 'FibraSul', userStatusId };
      const answer = await post(server, '/api/User/update-provider', administrator, { users: [provider] });
      expect(answer.status, await answer.clone().text()).toBe(200);
    };
    const isAdmitted = async () =>
      (await post(server, '/sandbox/api/Application/search', token, { pageNumber: 1, pageSize: 10 })).status;
    expect(await isAdmitted()).toBe(200);
    await change(userStatus.inactive);
    expect(await isAdmitted()).toBe(401);
    await change(userStatus.active);
    expect(await isAdmitted()).toBe(200);
  });
});
