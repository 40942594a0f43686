import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { applicationStatus as status } from '../../../../contract/rules/applicationStatuses';
import { apiCalls } from '../../../../server/db/schema/apiCalls';
import { applications } from '../../../../server/db/schema/applications';
import { auditEvents } from '../../../../server/db/schema/auditEvents';
import { auditSeals } from '../../../../server/db/schema/auditSeals';
import { elementRequests } from '../../../../server/db/schema/elementRequests';
import { files } from '../../../../server/db/schema/files';
import { idempotencyKeys } from '../../../../server/db/schema/idempotencyKeys';
import { jobs } from '../../../../server/db/schema/jobs';
import { registeredFiles } from '../../../../server/db/schema/registeredFiles';
import { webhookEndpoints, webhookMessages } from '../../../../server/db/schema/webhooks';
import { seedAddresses } from '../../../../server/seed/seedDemo';
import { unlimited } from '../../../../server/services/context/allowance';
import { enqueueJob } from '../../../../server/services/queue/enqueueJob';
import { apiClient } from '../../../../tests/support/apiClient';
import { makeProvider } from '../../../../tests/support/builders';
import { validNif } from '../../../../tests/support/nifs';
import { uploadedPdf } from '../../../../tests/support/pdf';
import { sentApplication, sentSubmission } from '../../../../tests/support/submissions';
import { createTestServer, type TestServer } from '../../../../tests/support/testServer';
import { post, sandboxToken } from '../../../integration/tests/bothEnvironments';
import { decideInSandbox, setSandboxPeriod } from '../../contract/calls';
import { maxSandboxQuestions } from '../../contract/sandboxLimits';
import { keepWithinLimits } from '../../server/keepWithinLimits';

const reading = { hour: unlimited, day: unlimited };
const most = { requests: 1000, bytes: 10_000_000, rows: 1000, events: 100_000 };
let server: TestServer;
/** Two providers, each with a token of its system in the sandbox. */
let providers: { id: number; username: string; session: string; token: string }[];

beforeAll(async () => {
  server = await createTestServer({
    seed: 'empty',
    allowanceLimits: {
      reading: { administrators: reading, providers: reading },
      persons: { account: 1, provider: 1 },
    },
  });
  await seedAddresses(server.db);
  const made = [await makeProvider(server.db), await makeProvider(server.db)];
  providers = [];
  for (const { id, username } of made) {
    if (!username) throw new Error('The provider can not sign in.');
    const session = (await server.signIn(username)).accessToken;
    providers.push({ id, username, session, token: await sandboxToken(server, session) });
  }
}, 60_000);
afterAll(() => server.close());

const first = () => {
  const [one] = providers;
  if (!one) throw new Error('There is no provider.');
  return one;
};
const inSandbox = async () => {
  const { db, auditKey } = await server.sandbox.open();
  return { db, context: { db, auditKey, now: () => new Date(), remoteAddress: null } };
};
const submit = (base: string, token: string, providerId: number, number: number, headers = {}) => {
  const sent = sentApplication({
    fiscalNumber: validNif(number),
    applicantProvidedRequiredDocuments: true,
    socialSecurityFiles: [uploadedPdf('prova.pdf')],
  });
  return post(server, `${base}/Application/submit`, token, sentSubmission(providerId, sent), headers);
};

it('persons a day are limited in the installation, and tried in the sandbox without end', async () => {
  const { id, session, token } = first();
  const answered = async (base: string, by: string) => {
    const answers = [await submit(base, by, id, 4_200_001), await submit(base, by, id, 4_200_002)];
    return answers.map(({ status: code }) => code);
  };
  expect(await answered('/api', session)).toEqual([200, 429]);
  expect(await answered('/sandbox/api', token)).toEqual([200, 200]);
});

it('each provider keeps the newest requests, and those whose documents have room', async () => {
  const { db, context } = await inSandbox();
  const idsOf = async (providerId: number) => {
    const found = await db
      .select({ id: applications.id })
      .from(applications)
      .where(eq(applications.providerId, providerId))
      .orderBy(desc(applications.id));
    return found.map(({ id }) => id);
  };
  const before = await Promise.all(providers.map(({ id }) => idsOf(id)));
  expect(await keepWithinLimits(context, { ...most, requests: 10 })).toBeGreaterThan(0);
  expect(await Promise.all(providers.map(({ id }) => idsOf(id)))).toEqual(
    before.map((ids) => ids.slice(0, 10)),
  );
  expect(await db.$count(files)).toBeGreaterThan(0);
  await keepWithinLimits(context, { ...most, bytes: 0 });
  expect(await db.$count(files)).toBe(0);
});

it('each provider keeps the newest of what its calls leave, and the audit its newest events', async () => {
  const { db, context } = await inSandbox();
  for (const { id, token } of providers) {
    for (let n = 0; n < 4; n += 1)
      await submit('/sandbox/api', token, id, 4_300_000 + n, { 'idempotency-key': `chave-numero-${n}` });
    const [endpoint] = await db
      .insert(webhookEndpoints)
      .values({
        providerId: id,
        url: 'https://crm.example.pt',
        secret: '',
        events: [],
        createdById: id,
        createdOn: new Date(),
      })
      .returning();
    const moment = new Date();
    for (let n = 0; n < 4; n += 1) {
      await db.insert(webhookMessages).values({
        endpointId: endpoint?.id ?? 0,
        messageId: crypto.randomUUID(),
        type: 'webhook.test',
        data: {},
        createdOn: moment,
        giveUpOn: moment,
        nextAttemptOn: moment,
      });
      await db
        .insert(registeredFiles)
        .values({ providerId: id, createdById: id, createdOn: moment, lineCount: n, isRegistered: true });
    }
  }
  const own = first();
  const named = await db
    .update(applications)
    .set({
      registeredFileId: sql`(select min(id) from registered_files where provider_id = ${own.id})`,
    })
    .where(eq(applications.id, sql`(select max(id) from applications where provider_id = ${own.id})`))
    .returning();
  expect(named).toHaveLength(1);
  await enqueueJob(context, 'sealAudit', {}, { key: 'sealAudit' });
  await server.workInSandbox();
  const sealed = await db.$count(auditSeals);
  expect(sealed).toBeGreaterThan(0);
  const count = () =>
    Promise.all(
      [apiCalls, webhookMessages, idempotencyKeys, registeredFiles].map((table) => db.$count(table)),
    );
  expect(await count()).toEqual([expect.any(Number), 8, expect.any(Number), 8]);
  await keepWithinLimits(context, { ...most, rows: 3, events: 1 });
  // One list more, of which there is a request.
  expect(await count()).toEqual([6, 6, 6, 7]);
  const left = await db.select().from(auditEvents);
  expect(left.map(({ action, subject }) => [action, subject])).toEqual([['delete', 'auditRecords']]);
  expect(await db.$count(auditSeals)).toBe(sealed);
});

it('neither questions of the regulator nor periods pile up', async () => {
  const { db } = await inSandbox();
  const { id, username } = first();
  const person = await apiClient(server, { username });
  const [waiting] = await db
    .update(applications)
    .set({ statusId: status.awaitsRegulator })
    .where(sql`id = (select max(id) from applications where provider_id = ${id})`)
    .returning();
  const applicationId = waiting?.id ?? 0;
  await db.insert(elementRequests).values(
    Array.from({ length: maxSandboxQuestions }, () => ({
      applicationId,
      askedById: id,
      askedOn: new Date(),
      text: 'Falta',
      dueDate: '2026-01-31',
      endedOn: new Date(),
    })),
  );
  const decision = 'askForElements' as const;
  expect(await person.refusal(decideInSandbox, { applicationId, decision, reason: 'Falta ainda.' })).toEqual({
    status: 400,
    message: expect.stringContaining(`${maxSandboxQuestions} vezes`),
  });
  for (const day of [1, 2, 3])
    await person.answer(setSandboxPeriod, {
      beginDate: `2031-03-0${day}T00:00:00.000Z`,
      endDate: '2031-03-31T00:00:00.000Z',
    });
  const opening = await db.select().from(jobs).where(eq(jobs.kind, 'tellOfPeriod'));
  expect(opening.map(({ runAt }) => runAt.toISOString())).toEqual(['2031-03-03T00:00:00.000Z']);
  for (const dates of [
    { beginDate: '0000-01-01T00:00:00Z', endDate: '0000-01-02T00:00:00Z' },
    { beginDate: '9999-12-31T00:00:00-14:00', endDate: '9999-12-31T23:00:00-14:00' },
  ])
    expect((await person.refusal(setSandboxPeriod, dates)).status).toBe(400);
});
