import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setActivationStatus, setEligibility } from '../../../contract/calls/applicationAction';
import { getTimeline } from '../../../contract/calls/applicationHistory';
import type { TimelineEvent } from '../../../contract/entities/timeline';
import { applicationStatus as status } from '../../../contract/rules/applicationStatuses';
import { uploadedPdf } from '../../support/pdf';
import { type VerificationStage, verificationStage } from '../verification/verificationStage';

const now = new Date('2026-03-10T15:30:00Z');
let stage: VerificationStage;
beforeAll(async () => {
  stage = await verificationStage(now);
}, 60_000);
afterAll(() => stage.server.close());

const minute = 60_000;
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * minute);

/** Describes an event in a few words. */
const said = (event: TimelineEvent): string => {
  if (event.kind === 'status') return event.entry.applicationStatus.description;
  if (event.kind === 'notified') return 'told';
  if (event.kind === 'followUp') return `${event.applicationId} ${event.status?.description ?? 'submitted'}`;
  if (event.kind === 'elements') return event.step;
  if (event.kind === 'answer') return `${event.service} ${event.result}`;
  if (event.kind === 'told') return event.title;
  return `deadline ${event.occurredOn}${event.isOver ? ', over' : ''}`;
};

/** Describes each event, oldest first. */
const summaryOf = (events: readonly TimelineEvent[]): string[] => events.map(said).toReversed();

const timelineOf = (applicationId: number) => ({
  forAdministrator: () => stage.administrator.answer(getTimeline, { applicationId }),
  forOperator: () => stage.operator.answer(getTimeline, { applicationId }),
});

/** Submits a request that both services refuse and the regulator then decides as Eligible by its documents. */
const decided = async (): Promise<number> => {
  const id = await stage.submitFor(stage.no(), {
    applicantProvidedRequiredDocuments: true,
    socialSecurityFiles: [uploadedPdf('prova.pdf')],
  });
  await stage.server.work();
  await stage.administrator.answer(setEligibility, {
    applicationId: id,
    applicationStatus: status.eligible,
    reason: 'Os documentos comprovam a situação.',
  });
  await stage.server.work();
  return id;
};

describe('2.8 the way of a request', () => {
  it('tells an administrator each step, who acted, what the services answered, and what was sent to whom', async () => {
    const id = await decided();
    const events = await timelineOf(id).forAdministrator();
    expect(summaryOf(events)).toEqual([
      'Submetido',
      'Aguarda Segurança Social e Autoridade Tributária',
      'Aguarda regulador',
      'Elegível',
      'socialSecurity no',
      'taxAuthority no',
      'told',
      'deadline 2026-03-20T23:59:59.999Z',
    ]);
    const steps = events.filter((event) => event.kind === 'status').toReversed();
    expect(steps.map(({ author, answers }) => [author, answers])).toEqual([
      [stage.operatorUser.username, null],
      [null, null],
      [null, { socialSecurity: false, taxAuthority: false }],
      [stage.administratorUser.username, null],
    ]);
    expect(steps.at(-1)?.eligibleReason).toBe('Os documentos comprovam a situação.');
    expect(events.find((event) => event.kind === 'notified')).toMatchObject({
      mail: {
        subject: expect.stringContaining(String(id)),
        to: expect.stringContaining('@'),
        isSent: true,
      },
    });
    expect((await stage.auditOf(id)).at(-1)).toMatchObject({ action: 'view', detail: { part: 'timeline' } });
  });

  it('10.2 tells the provider the same without who acted, what was answered and what was sent: nothing of it is on the wire', async () => {
    const id = await decided();
    const response = await stage.operator.send(getTimeline, { applicationId: id });
    const text = await response.text();
    expect(summaryOf(getTimeline.answer.parse(JSON.parse(text).data))).toEqual([
      'Submetido',
      'Em processamento',
      'Elegível',
      'told',
      'deadline 2026-03-20T23:59:59.999Z',
    ]);
    expect(text).toContain('Os documentos comprovam a situação.');
    for (const secret of [
      'author',
      'answers',
      'mail',
      'Segurança',
      'regulador',
      stage.administratorUser.username,
    ])
      expect(text).not.toContain(secret);
  });

  it('goes on with activation, a recheck and its result, and how the tariff ended', async () => {
    const id = await decided();
    stage.setNow(inMinutes(1));
    await stage.operator.answer(setActivationStatus, {
      applicationActivations: [{ applicationId: id, activationStartDate: now.toISOString() }],
    });
    const recheck = await stage.make(status.awaitsRegulator, {
      kind: 'recheck',
      recheckApplicationId: id,
      createdOn: inMinutes(2),
      statusDate: inMinutes(2),
    });
    stage.setNow(inMinutes(3));
    expect(summaryOf(await timelineOf(id).forOperator()).slice(2)).toEqual([
      'Elegível',
      'told',
      'Ativo',
      `${recheck.id} submitted`,
    ]);
    await stage.administrator.answer(setEligibility, {
      applicationId: recheck.id,
      applicationStatus: status.nonEligible,
      reason: 'Já não comprova.',
    });
    const events = await timelineOf(id).forOperator();
    expect(summaryOf(events).slice(4)).toEqual([
      'Ativo',
      `${recheck.id} submitted`,
      `${recheck.id} Não Elegível`,
      'Inativo',
    ]);
    stage.setNow(now);
  });

  it('tells that the deadline for activation is over, on the day that it was', async () => {
    const { id } = await stage.make(status.eligible, {
      eligibilityNotificationSentDate: inMinutes(-30 * 24 * 60),
    });
    expect(summaryOf(await timelineOf(id).forOperator())).toContain(
      'deadline 2026-02-18T23:59:59.999Z, over',
    );
  });

  it('reads from the status of entries that are older than the answers what it says of them', async () => {
    const { id } = await stage.make(status.awaitsTaxCustomsAuthority);
    const [event] = await timelineOf(id).forAdministrator();
    expect(event).toMatchObject({ answers: { socialSecurity: false, taxAuthority: null } });
  });

  it('10.1 is that of an own request only', async () => {
    const { id } = await stage.make(status.active);
    expect(await stage.otherOperator.refusal(getTimeline, { applicationId: id })).toEqual({
      status: 404,
      message: 'O pedido não foi encontrado.',
    });
  });
});
