import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { submitApplications } from '../../../contract/calls/application';
import { recheckApplication } from '../../../contract/calls/recheck';
import { updateProviders } from '../../../contract/calls/user';
import { firstMessage } from '../../../contract/errorMessage';
import { applicationStatus as status } from '../../../contract/rules/applicationStatuses';
import { largestId } from '../../../contract/rules/limits';
import { applications } from '../../../server/db/schema/applications';
import { idempotencyKeys } from '../../../server/db/schema/idempotencyKeys';
import { users } from '../../../server/db/schema/users';
import { removeExpiredIdempotencyKeys } from '../../../server/services/context/onceByKey';
import { type ActionStage, actionStage } from '../../support/actionStage';
import { type ApiClient, apiClient } from '../../support/apiClient';
import { makeOperator } from '../../support/builders';
import { uploadedPdf } from '../../support/pdf';
import { sentApplication, sentPeople, sentSubmission } from '../../support/submissions';

const now = new Date('2026-03-10T15:30:00Z');
const day = 24 * 60 * 60 * 1000;
let stage: ActionStage;
let key: string;

beforeAll(async () => {
  stage = await actionStage(now);
}, 60_000);
beforeEach(() => {
  key = crypto.randomUUID();
});
afterAll(() => stage.server.close());

const submission = (fullName = 'Ana Sousa Marques') =>
  sentSubmission(
    stage.provider.id,
    sentApplication({
      fullName,
      applicantProvidedRequiredDocuments: true,
      socialSecurityFiles: [uploadedPdf('prova.pdf')],
    }),
  );

const submit = async (body: unknown = submission(), client: ApiClient = stage.operator, withKey = key) => {
  const response = await client.send(submitApplications, body, { 'Idempotency-Key': withKey });
  return { status: response.status, body: await response.text() };
};

const submitText = async (text: string) => {
  const { accessToken } = await stage.server.signIn(stage.operatorUser.username);
  const headers = { authorization: `Bearer ${accessToken}`, 'Idempotency-Key': key };
  const init = { method: 'POST', body: text, headers: { ...headers, 'content-type': 'application/json' } };
  const response = await stage.server.fetch(`/api${submitApplications.path}`, init);
  return { status: response.status, body: await response.text() };
};

const applicationCount = async () => (await stage.traces()).applications.length;

describe('a call that is repeated under one Idempotency-Key', () => {
  it('answers the first result, to the letter, and does nothing', async () => {
    const first = await submit();
    expect(first).toMatchObject({ status: 200 });
    const before = await stage.traces();
    expect(await submit()).toEqual(first);
    expect(await stage.traces()).toEqual(before);
  });

  it('is done once when all come at once', async () => {
    const before = await applicationCount();
    const answers = await Promise.all(Array.from({ length: 6 }, () => submit()));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers.map((answer) => answer.status)).toEqual(Array(6).fill(200));
    expect(await applicationCount()).toBe(before + 1);
  });

  it('is refused with another body, in Portuguese, and leaves nothing', async () => {
    await submit();
    const before = await stage.traces();
    const other = await submit(submission('Outra Pessoa'));
    expect(other.status).toBe(400);
    expect(firstMessage(JSON.parse(other.body))).toBe(
      'Esta chave de idempotência já foi usada para outro pedido. Use uma chave nova.',
    );
    const recheck = await stage.operator.send(recheckApplication, submission(), { 'Idempotency-Key': key });
    expect(recheck.status).toBe(400);
    expect(await stage.traces()).toEqual(before);
  });

  it('may spell the same content otherwise', async () => {
    const body = submission('João Sousa');
    const first = await submit(body);
    expect(first).toMatchObject({ status: 200 });
    const before = await stage.traces();
    const text = JSON.stringify(body);
    const reversed = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(reversed);
      if (typeof value !== 'object' || value === null) return value;
      const fields = Object.entries(value).toReversed();
      return Object.fromEntries(fields.map(([name, inner]) => [name, reversed(inner)]));
    };
    const spellings = {
      order: JSON.stringify(reversed(body)),
      indent: JSON.stringify(body, null, 2),
      blanks: text.replaceAll('":', '": ').replaceAll(',"', ', "'),
      escapes: text.replaceAll('ã', '\\u00e3').replaceAll('/', '\\/'),
      null: text.replace('"fullName"', '"studentFullName":null,"fullName"'),
      'line end': `${text}\r\n`,
    };
    for (const [name, spelling] of Object.entries(spellings)) {
      expect(spelling, name).not.toBe(text);
      expect(await submitText(spelling), name).toEqual(first);
    }
    expect(await stage.traces()).toEqual(before);
  });

  it.each([
    ['a value', '"João', '"Joana'],
    ['a field', '"fullName"', '"studentFullName":"Rui","fullName"'],
    ['a type', '"applicantProvidedRequiredDocuments":true', '"applicantProvidedRequiredDocuments":"true"'],
  ])('is refused when %s differs', async (_, from, to) => {
    const text = JSON.stringify(submission('João Sousa'));
    expect(await submitText(text)).toMatchObject({ status: 200 });
    expect(text).toContain(from);
    expect(await submitText(text.replace(from, to))).toMatchObject({ status: 400 });
  });

  it('answers what a server of the version before kept, which hashed its bytes', async () => {
    const first = await submit();
    await stage.db.update(idempotencyKeys).set({ contentHash: 'a'.repeat(64) });
    expect(await submit()).toEqual(first);
  });

  it('is separate for another user with the same key', async () => {
    const first = await submit();
    const colleague = await makeOperator(stage.db, { parentId: stage.provider.id });
    const other = await submit(submission(), await apiClient(stage.server, colleague));
    expect(other.status).toBe(200);
    expect(other.body).not.toBe(first.body);
  });

  it('does not repeat the answer to a user who has moved to another provider', async () => {
    const mover = await makeOperator(stage.db, { parentId: stage.provider.id });
    const client = await apiClient(stage.server, mover);
    expect(await submit(submission(), client)).toMatchObject({ status: 200 });
    const { parentId } = await makeOperator(stage.db);
    await stage.db.update(users).set({ parentId }).where(eq(users.id, mover.id));
    const repeated = await submit(submission(), client);
    expect(repeated.status).toBe(400);
    expect(repeated.body).not.toContain('applicationId');
  });

  it('may be tried again after a refusal, which did nothing', async () => {
    const id = (await stage.make(status.eligible, sentPeople)).id;
    const body = {
      ...sentSubmission(stage.provider.id),
      applications: [{ ...sentApplication(), id }],
    };
    const send = () => stage.operator.send(recheckApplication, body, { 'Idempotency-Key': key });
    expect((await send()).status).toBe(400);
    await stage.db.update(applications).set({ statusId: status.active }).where(eq(applications.id, id));
    const first = await send();
    expect(first.status).toBe(200);
    // Without the key, this second call would be refused, because a recheck is under way.
    expect(await (await send()).json()).toEqual(await first.json());
  });

  it('may be tried again after an answer that only refused', async () => {
    const send = async (id: number) => {
      const user = { id, name: 'Ilha Fibra', userStatusId: 1 as const };
      const headers = { 'Idempotency-Key': key };
      return (await stage.administrator.send(updateProviders, { users: [user] }, headers)).json();
    };
    const [refused] = await send(largestId);
    expect(refused).toMatchObject({ success: false });
    const [first] = await send(stage.provider.id);
    expect(first).toMatchObject({ success: true });
    expect(await send(stage.provider.id)).toEqual([first]);
  });

  it('is a new one after 24 hours, and then forgotten', async () => {
    const first = await submit();
    const [kept] = await stage.db.select().from(idempotencyKeys).orderBy(desc(idempotencyKeys.expiresOn));
    expect(kept?.expiresOn).toEqual(new Date(now.getTime() + day));
    await stage.db.update(idempotencyKeys).set({ expiresOn: now });
    const second = await submit();
    expect(second.status).toBe(200);
    expect(second.body).not.toBe(first.body);

    await removeExpiredIdempotencyKeys({ db: stage.db, now: () => now });
    expect(await submit()).toEqual(second);
    await removeExpiredIdempotencyKeys({ db: stage.db, now: () => new Date(now.getTime() + day) });
    expect(await stage.db.select().from(idempotencyKeys)).toEqual([]);
  });

  it.each(['short', 'x'.repeat(201), 'com espaço dentro'])('refuses the key %j', async (malformed) => {
    const answer = await submit(submission(), stage.operator, malformed);
    expect(answer.status).toBe(400);
    expect(firstMessage(JSON.parse(answer.body))).toMatch(/^Idempotency-Key: a chave tem de ter/);
  });

  it('leaves nothing of key or body in the database', async () => {
    await submit();
    const kept = JSON.stringify(await stage.db.select().from(idempotencyKeys));
    for (const secret of [key, 'Ana', 'Marques', sentApplication().fiscalNumber])
      expect(kept).not.toContain(secret);
  });
});
