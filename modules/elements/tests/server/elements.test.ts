import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  getApplication,
  getQueueCounts,
  searchApplications,
  searchBackofficeApplications,
} from '../../../../contract/calls/application';
import { cancelApplications, setEligibility } from '../../../../contract/calls/applicationAction';
import { getTimeline } from '../../../../contract/calls/applicationHistory';
import { applicationStatus as status } from '../../../../contract/rules/applicationStatuses';
import { elementRequests } from '../../../../server/db/schema/elementRequests';
import { type ActionStage, actionStage } from '../../../../tests/support/actionStage';
import { apiClient } from '../../../../tests/support/apiClient';
import { makeFile } from '../../../../tests/support/builders';
import { uploadedPdf } from '../../../../tests/support/pdf';
import { answerElements, askForElements, getElements, withdrawElements } from '../../contract/calls';

const now = new Date('2026-03-10T15:30:00Z');
const dueDate = '2026-03-20';
const text = 'Falta a declaração de rendimentos de 2025.';
let stage: ActionStage;
beforeAll(async () => {
  stage = await actionStage(now);
}, 60_000);
afterAll(() => stage.server.close());

const waiting = async (values = {}) => (await stage.make(status.awaitsRegulator, values)).id;
const ask = (applicationId: number, more = {}) =>
  stage.administrator.answer(askForElements, { applicationId, text, dueDate, ...more });
const asked = async (values = {}, until = dueDate) => {
  const id = await waiting(values);
  await ask(id, { dueDate: until });
  return id;
};
const newest = async (applicationId: number) => {
  const [found] = await stage.operator.answer(getElements, { applicationId });
  if (!found) throw new Error('nothing was asked for');
  return found;
};
const answer = async (applicationId: number, more = {}) =>
  stage.operator.answer(answerElements, {
    applicationId,
    elementRequestId: (await newest(applicationId)).id,
    answer: 'Segue em anexo.',
    taxCustomsAuthorityFiles: [uploadedPdf('irs.pdf')],
    ...more,
  });
const actionsOf = async (id: number) => (await stage.auditOf(id)).map(({ action }) => action);
const stepsFor = async (client: ActionStage['operator'], applicationId: number) =>
  (await client.answer(getTimeline, { applicationId }))
    .flatMap((event) => (event.kind === 'elements' ? [event] : []))
    .toReversed();

describe('what is missing can be asked for', () => {
  it('tells the provider by e-mail, leaves the status alone, and is answered with documents and words', async () => {
    const id = await asked();
    expect((await stage.rowOf(id)).statusId).toBe(status.awaitsRegulator);
    const [mail] = await stage.mailsOf(id);
    expect(mail?.to).toBe((await stage.rowOf(id)).providerEmail);
    expect(mail?.body).toContain(text);
    expect(mail?.body).toContain('20-03-2026');
    expect(mail?.body).not.toContain((await stage.rowOf(id)).fullName);

    await answer(id);
    const row = await newest(id);
    expect(row).toMatchObject({ answer: 'Segue em anexo.', documents: [{ filename: 'irs.pdf' }] });
    const application = await stage.administrator.answer(getApplication, { applicationId: id });
    expect(application.taxCustomsAuthorityFiles?.map(({ filename }) => filename)).toEqual(['irs.pdf']);
    expect(application.applicantProvidedRequiredDocuments).toBe(true);
    expect(application.applicationStatusId).toBe(status.awaitsRegulator);

    await stage.server.work();
    const told = stage.server.mails.filter(({ to }) => to === stage.administratorUser.username);
    expect(told.at(-1)?.subject).toContain(`elementos recebidos do pedido ${id}`);
    expect(told.at(-1)?.text).toContain(`/applications/${id}/details`);
    expect(await actionsOf(id)).toEqual(expect.arrayContaining(['askForElements', 'answerElements']));
  });

  it('is told in the way of the request, to the provider without names', async () => {
    const id = await asked();
    await answer(id);
    const forRegulator = await stepsFor(stage.administrator, id);
    expect(forRegulator.map(({ step, author }) => [step, author])).toEqual([
      ['asked', stage.administratorUser.username],
      ['answered', stage.operatorUser.username],
    ]);
    const forProvider = await stepsFor(stage.operator, id);
    expect(forProvider).toMatchObject([
      { step: 'asked', text, dueDate },
      { step: 'answered', text: 'Segue em anexo.' },
    ]);
    expect(JSON.stringify([forProvider, await newest(id)])).not.toContain(stage.administratorUser.username);
  });

  it('is asked once at a time, within ninety days, and only while the request awaits the regulator', async () => {
    const id = await asked();
    expect(
      (await stage.administrator.refusal(askForElements, { applicationId: id, text, dueDate })).status,
    ).toBe(400);
    const other = await waiting();
    const wrongDays = ['2026-03-10', '2026-06-09'];
    for (const day of wrongDays)
      expect(
        (await stage.administrator.refusal(askForElements, { applicationId: other, text, dueDate: day }))
          .message,
      ).toContain('Até quando');
    const decided = await stage.make(status.eligible);
    expect(
      (await stage.administrator.refusal(askForElements, { applicationId: decided.id, text, dueDate }))
        .status,
    ).toBe(400);
    await answer(id);
    await ask(id);
    expect(await stage.operator.answer(getElements, { applicationId: id })).toHaveLength(2);
  });

  it('is neither seen nor answered by another provider, and needs an answer in words or documents', async () => {
    const id = await asked();
    const { id: elementRequestId } = await newest(id);
    const sent = { applicationId: id, elementRequestId, answer: 'De outro.' };
    expect((await stage.otherOperator.refusal(getElements, { applicationId: id })).status).toBe(404);
    expect((await stage.otherOperator.refusal(answerElements, sent)).status).toBe(404);
    const another = await asked();
    expect((await stage.operator.refusal(answerElements, { ...sent, applicationId: another })).status).toBe(
      400,
    );
    expect(
      (await stage.operator.refusal(answerElements, { applicationId: id, elementRequestId })).message,
    ).toContain('Insira documentos ou uma resposta.');
    expect((await newest(id)).answeredOn).toBeNull();
  });

  it('ends with a decision, a cancellation or when it is taken back', async () => {
    const decided = await asked();
    await stage.administrator.answer(setEligibility, {
      applicationId: decided,
      applicationStatus: status.eligible,
    });
    const cancelled = await asked();
    await stage.operator.answer(cancelApplications, {
      applicationCancellations: [
        { applicationId: cancelled, cancellationDate: now.toISOString(), cancellationReasonId: 1 },
      ],
    });
    const withdrawn = await asked();
    await stage.administrator.answer(withdrawElements, { applicationId: withdrawn });
    for (const id of [decided, cancelled, withdrawn]) {
      const row = await newest(id);
      expect(row.endedOn).toBe(now.toISOString());
      expect((await stepsFor(stage.operator, id)).map(({ step }) => step)).toEqual(['asked', 'ended']);
      expect(await actionsOf(id)).toContain('endElements');
      const sent = { applicationId: id, elementRequestId: row.id, answer: 'Tarde.' };
      expect((await stage.operator.refusal(answerElements, sent)).status).toBe(400);
    }
  });

  it('either is answered before a decision made at the same time, or ends with it', async () => {
    const id = await asked();
    const { id: elementRequestId } = await newest(id);
    await Promise.allSettled([
      stage.administrator.answer(setEligibility, { applicationId: id, applicationStatus: status.eligible }),
      stage.operator.answer(answerElements, { applicationId: id, elementRequestId, answer: 'A tempo?' }),
    ]);
    const [row] = await stage.db.select().from(elementRequests).where(eq(elementRequests.applicationId, id));
    expect((await stage.rowOf(id)).statusId).toBe(status.eligible);
    expect([row?.answeredOn, row?.endedOn].filter(Boolean)).toHaveLength(1);
  });

  it('gives a maintenance request that shares its documents copies, so that none is lost by an answer', async () => {
    const original = await stage.make(status.active);
    await makeFile(stage.db, original.id);
    const id = await asked({
      kind: 'maintenance',
      recheckApplicationId: original.id,
      documentsOfId: original.id,
    });
    await answer(id);
    const { socialSecurityFiles, taxCustomsAuthorityFiles } = await stage.administrator.answer(
      getApplication,
      {
        applicationId: id,
      },
    );
    expect([...(socialSecurityFiles ?? []), ...(taxCustomsAuthorityFiles ?? [])]).toHaveLength(2);
  });
});

describe('the day before the last', () => {
  it('reminds the provider of what is open, and of nothing that was answered', async () => {
    const open = await asked();
    const answered = await asked();
    await answer(answered);
    stage.setNow(new Date('2026-03-19T09:00:00Z'));
    await stage.server.work();
    stage.setNow(now);
    expect((await stage.mailsOf(open)).map(({ subject }) => subject)[1]).toContain(
      'prazo para entregar elementos',
    );
    expect(await stage.mailsOf(answered)).toHaveLength(1);
  });
});

describe('the queues', () => {
  const countsOf = async (client: ActionStage['operator']) =>
    Object.fromEntries((await client.answer(getQueueCounts, {})).map(({ queue, count }) => [queue, count]));
  const idsIn = async (queue: 'awaitingDecision' | 'elementsAsked', more = {}) => {
    const { items, totalItems } = await stage.administrator.answer(searchBackofficeApplications, {
      queue,
      pageSize: 100,
      ...more,
    });
    expect(totalItems).toBe(items.length);
    return items;
  };

  it('keep apart what waits for a provider until it answers, counted exactly', async () => {
    const before = await countsOf(stage.administrator);
    const own = await countsOf(stage.operator);
    const id = await asked();
    expect(await countsOf(stage.administrator)).toEqual({
      ...before,
      elementsAsked: (before.elementsAsked ?? 0) + 1,
    });
    expect((await countsOf(stage.operator)).elementsToDeliver).toBe((own.elementsToDeliver ?? 0) + 1);
    expect((await countsOf(stage.otherOperator)).elementsToDeliver).toBe(0);
    for (const more of [{}, { sortBy: 'createdOn', sortOrder: 'DESC' }, { isStudent: false }] as const)
      expect((await idsIn('awaitingDecision', more)).map((row) => row.id)).not.toContain(id);
    expect((await idsIn('awaitingDecision')).length).toBe(before.awaitingDecision);
    const row = (await idsIn('elementsAsked')).find((one) => one.id === id);
    expect(row?.elements).toEqual({ dueDate, isAnswered: false });
    const { items } = await stage.operator.answer(searchApplications, { queue: 'elementsToDeliver' });
    expect(items.find((one) => one.id === id)?.elements).toEqual({ dueDate, isAnswered: false });

    await answer(id);
    const back = (await idsIn('awaitingDecision')).find((one) => one.id === id);
    expect(back?.elements).toEqual({ dueDate, isAnswered: true });
    expect((await countsOf(stage.administrator)).awaitingDecision).toBe((before.awaitingDecision ?? 0) + 1);
  });

  it('of what waits for a decision has those again whose last day is over', async () => {
    const { awaitingDecision = 0 } = await countsOf(stage.administrator);
    const id = await asked({}, '2026-03-11');
    expect((await countsOf(stage.administrator)).awaitingDecision).toBe(awaitingDecision);
    stage.setNow(new Date('2026-03-12T00:00:00Z'));
    const later = await apiClient(stage.server, stage.administratorUser);
    const { items, totalItems } = await later.answer(searchBackofficeApplications, {
      queue: 'awaitingDecision',
      pageSize: 100,
    });
    stage.setNow(now);
    expect(items.map((row) => row.id)).toContain(id);
    expect(totalItems).toBe(items.length);
  });
});
