import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { submitApplications } from '../../../contract/calls/application';
import { withdrawCall } from '../../../contract/calls/repeatableCall';
import { firstMessage } from '../../../contract/errorMessage';
import { type ActionStage, actionStage } from '../../support/actionStage';
import { type ApiClient, apiClient } from '../../support/apiClient';
import { makeOperator } from '../../support/builders';
import { sentApplication, sentSubmission } from '../../support/submissions';

const now = new Date('2026-03-10T15:30:00Z');
let stage: ActionStage;
let key: string;

beforeAll(async () => {
  stage = await actionStage(now);
}, 60_000);
beforeEach(() => {
  key = crypto.randomUUID();
});
afterAll(() => stage.server.close());

const submit = async (client: ApiClient = stage.operator) => {
  const body = sentSubmission(stage.provider.id, sentApplication({ fullName: 'Ana Sousa Marques' }));
  const response = await client.send(submitApplications, body, { 'Idempotency-Key': key });
  return { status: response.status, body: await response.json() };
};
const withdraw = (client: ApiClient = stage.operator) => client.answer(withdrawCall, { key });
const applicationCount = async () => (await stage.traces()).applications.length;

describe('a call that is withdrawn under its key', () => {
  it('is not done though it comes later, and says why', async () => {
    const before = await applicationCount();
    expect(await withdraw()).toEqual({ isDone: false });
    expect(await withdraw()).toEqual({ isDone: false });
    const { status, body } = await submit();
    expect(status).toBe(400);
    expect(firstMessage(body)).toBe('Este envio foi cancelado. Aguarde um minuto e envie de novo.');
    expect(await applicationCount()).toBe(before);
  });

  it('that was done stays done, and its answer is returned', async () => {
    const first = await submit();
    expect(first.status).toBe(200);
    expect(await withdraw()).toEqual({ isDone: true, answer: first.body });
    expect(await submit()).toEqual(first);
  });

  it('is one or the other, never both, when both come at once', async () => {
    const before = await applicationCount();
    const [sent, outcome] = await Promise.all([submit(), withdraw()]);
    expect(outcome.isDone).toBe(sent.status === 200);
    expect(await applicationCount()).toBe(before + (outcome.isDone ? 1 : 0));
  });

  it('is withdrawn for its own user alone', async () => {
    await withdraw();
    const other = await makeOperator(stage.server.db, { parentId: stage.provider.id });
    expect((await submit(await apiClient(stage.server, other))).status).toBe(200);
    expect((await submit()).status).toBe(400);
  });

  it('may be sent again under its key a minute later', async () => {
    await withdraw();
    expect((await submit()).status).toBe(400);
    stage.setNow(new Date(now.getTime() + 60_000));
    expect((await submit()).status).toBe(200);
    stage.setNow(now);
  });

  it('needs a well-formed key', async () => {
    expect((await stage.operator.refusal(withdrawCall, { key: 'ã' })).status).toBe(400);
  });
});
