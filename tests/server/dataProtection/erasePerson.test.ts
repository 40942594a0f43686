import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  createHold,
  endHold,
  erasePerson,
  getErasures,
  getHolds,
  previewErasure,
} from '../../../contract/calls/erasure';
import { applicationStatus as status } from '../../../contract/rules/applicationStatuses';
import { confirmApproval, getApprovals } from '../../../modules/approvals/contract/calls';
import { approvalStage, held, needs } from '../../../modules/approvals/tests/server/approvalStage';
import type { applications } from '../../../server/db/schema/applications';
import { auditEvents } from '../../../server/db/schema/auditEvents';
import { factorProofs, factors } from '../../../server/db/schema/factors';
import { erasedNif } from '../../../server/services/dataProtection/erasedValues';
import { heldApplications } from '../../../server/services/dataProtection/holds';
import { apiClient } from '../../support/apiClient';
import { makeAdministrator } from '../../support/builders';
import { validNif } from '../../support/nifs';

type Stage = ReturnType<ReturnType<typeof approvalStage>>;
const opened = approvalStage();
let stage: Stage;
let fiscalNumber: string;
let lastNif = 4_400_000;
beforeEach(() => {
  stage = opened();
  lastNif += 1;
  fiscalNumber = validNif(lastNif);
});

const reason = 'Pedido do titular dos dados, de 2 de março.';
const isErased = async (id: number) => (await stage.rowOf(id)).erasedOn !== null;
const make = (statusId: number, overrides: Partial<typeof applications.$inferInsert> = {}) =>
  stage.make(statusId, { fiscalNumber, ...overrides });
/** Signs in an administrator who has a factor, and has not proven it lately. */
const withOldProof = async () => {
  const { id: userId, username } = await makeAdministrator(stage.db);
  const api = await apiClient(stage.server, { username });
  await stage.db.insert(factors).values({ userId, kind: 'codes', name: 'Telemóvel', createdOn: new Date() });
  await stage.db.delete(factorProofs).where(eq(factorProofs.userId, userId));
  return api;
};

describe('the erasure of a person', () => {
  it('is shown first, and then erases what nothing keeps; the audit says who and when, but not whom', async () => {
    const ana = stage.ana.api;
    const ended = await make(status.inactive);
    const undecided = await make(status.awaitsRegulator);
    const active = await make(status.active);
    const recheck = await make(status.nonEligible, { kind: 'recheck', recheckApplicationId: active.id });
    const plan = await ana.answer(previewErasure, { fiscalNumber });
    expect(plan.requests.map(({ id, keptBecause }) => ({ id, keptBecause }))).toEqual([
      { id: ended.id, keptBecause: [] },
      { id: undecided.id, keptBecause: ['undecided'] },
      { id: active.id, keptBecause: ['tariff'] },
      { id: recheck.id, keptBecause: ['tariff'] },
    ]);
    expect(await isErased(ended.id)).toBe(false);
    expect(await ana.answer(erasePerson, { fiscalNumber, reason })).toEqual({ erased: 1, kept: 3 });
    expect(await isErased(ended.id)).toBe(true);
    expect(await isErased(active.id)).toBe(false);
    const [event] = await stage.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.action, 'erase'))
      .orderBy(desc(auditEvents.id))
      .limit(1);
    expect(event).toMatchObject({ actorId: stage.ana.user.id, detail: { ids: [ended.id], kept: 3 } });
    expect(JSON.stringify(event)).not.toContain(fiscalNumber);
    // What goes on is ended and erased only if that is asked for.
    expect(await ana.answer(erasePerson, { fiscalNumber, reason, includesUnfinished: true })).toEqual({
      erased: 3,
      kept: 0,
    });
    expect(await stage.rowOf(active.id)).toMatchObject({ statusId: status.inactive });
    const after = await ana.answer(previewErasure, { fiscalNumber });
    expect(after).toMatchObject({
      requests: [],
      before: [
        { erasedBy: stage.ana.user.username, reason, requests: 3 },
        { erasedBy: stage.ana.user.username, reason, requests: 1 },
      ],
    });
    expect(await ana.refusal(erasePerson, { fiscalNumber, reason })).toEqual({
      status: 400,
      message: 'Não há dados deste NIF por apagar.',
    });
  });

  it('refuses a reason that says whose data they were, and asks for a factor that was proven recently', async () => {
    const ana = stage.ana.api;
    const { fullName, id } = await make(status.nonEligible);
    for (const told of [`Pedido de ${fullName}.`, `NIF ${fiscalNumber}`])
      expect(await ana.refusal(erasePerson, { fiscalNumber, reason: told })).toMatchObject({ status: 400 });
    const api = await withOldProof();
    expect((await api.refusal(erasePerson, { fiscalNumber, reason })).status).toBe(403);
    expect(await isErased(id)).toBe(false);
  });

  it('of a student keeps what the citizen still needs the request for, unless asked otherwise', async () => {
    const citizen = validNif(lastNif + 200_000);
    const ofStudent = (statusId: number) =>
      make(statusId, { fiscalNumber: citizen, isStudent: true, studentFiscalNumber: fiscalNumber });
    const [ended, undecided, active] = [
      await ofStudent(status.inactive),
      await ofStudent(status.awaitsRegulator),
      await ofStudent(status.active),
    ];
    const plan = await stage.ana.api.answer(previewErasure, { fiscalNumber });
    expect(plan.requests).toMatchObject([
      { id: ended.id, isStudentOnly: true, keptBecause: [] },
      { id: undecided.id, isStudentOnly: true, keptBecause: ['undecided'] },
      { id: active.id, isStudentOnly: true, keptBecause: ['tariff'] },
    ]);
    expect(await stage.ana.api.answer(erasePerson, { fiscalNumber, reason })).toEqual({ erased: 1, kept: 2 });
    expect(await stage.rowOf(active.id)).toMatchObject({ studentFiscalNumber: fiscalNumber });
    await stage.ana.api.answer(erasePerson, { fiscalNumber, reason, includesUnfinished: true });
    for (const { id, statusId } of [undecided, active])
      expect(await stage.rowOf(id)).toMatchObject({
        statusId,
        fiscalNumber: citizen,
        studentFiscalNumber: erasedNif,
        erasedOn: null,
      });
  });

  it('waits for a second person where that is asked for, and the history of both is told', async () => {
    const ana = await apiClient(stage.server, stage.ana.user);
    await needs({ ...stage, ana: { ...stage.ana, api: ana } }, 'erasePerson');
    const { id } = await make(status.nonEligible);
    const asked = await held(ana, erasePerson, { fiscalNumber, reason });
    expect(await isErased(id)).toBe(false);
    expect(await stage.rui.api.answer(getApprovals, {})).toMatchObject([
      { act: 'erasePerson', fiscalNumber, reason, requests: 1 },
    ]);
    const careful = await withOldProof();
    expect((await careful.refusal(confirmApproval, asked)).status).toBe(403);
    expect(await isErased(id)).toBe(false);
    await stage.rui.api.answer(confirmApproval, asked);
    expect(await isErased(id)).toBe(true);
    expect((await stage.rui.api.answer(getErasures, {}))[0]).toMatchObject({
      erasedBy: stage.ana.user.username,
      confirmedBy: stage.rui.user.username,
      reason,
    });
  });

  it('is refused to who may only look', async () => {
    const reader = await apiClient(
      stage.server,
      await makeAdministrator(stage.db, { permissions: ['DataProtection_Reader'] }),
    );
    const { id } = await make(status.nonEligible);
    for (const call of [erasePerson, previewErasure, createHold])
      expect((await reader.refusal(call, { fiscalNumber, reason })).status).toBe(403);
    expect(await isErased(id)).toBe(false);
    expect(await reader.answer(getHolds, {})).toEqual([]);
  });
});

describe('a hold', () => {
  it('keeps what it is on until it is ended, also where unfinished requests would go', async () => {
    const ana = await apiClient(stage.server, stage.ana.user);
    const request = await make(status.inactive);
    const yearly = await make(status.nonEligible, { kind: 'maintenance', recheckApplicationId: request.id });
    const other = await make(status.nonEligible);
    const hold = await ana.answer(createHold, { applicationId: yearly.id, reason: 'Processo judicial.' });
    expect(await heldApplications(stage.db, [request.id, yearly.id, other.id])).toEqual(
      new Set([request.id, yearly.id]),
    );
    const plan = await ana.answer(previewErasure, { fiscalNumber });
    expect(plan.requests.find(({ id }) => id === request.id)).toMatchObject({
      keptBecause: ['hold'],
      holds: [{ reason: 'Processo judicial.', until: null, createdBy: stage.ana.user.username }],
    });
    expect(await ana.answer(erasePerson, { fiscalNumber, reason, includesUnfinished: true })).toEqual({
      erased: 1,
      kept: 2,
    });
    expect(await isErased(other.id)).toBe(true);
    expect(await ana.answer(endHold, hold)).toBe(true);
    expect((await ana.refusal(endHold, hold)).message).toBe('Esta conservação já foi levantada.');
    expect(await heldApplications(stage.db, [request.id, yearly.id])).toEqual(new Set());
    expect(await ana.answer(erasePerson, { fiscalNumber, reason })).toEqual({ erased: 2, kept: 0 });
    expect((await ana.answer(getHolds, {})).find(({ id }) => id === hold.id)).toMatchObject({
      reason: 'Dados apagados',
      endedBy: stage.ana.user.username,
    });
  });

  it('on a NIF keeps every request of the person as citizen or student, until its last day', async () => {
    const ana = stage.ana.api;
    const student = validNif(lastNif + 100_000);
    const own = await make(status.nonEligible);
    const ofStudent = await make(status.nonEligible, {
      fiscalNumber: student,
      isStudent: true,
      studentFiscalNumber: fiscalNumber,
    });
    await ana.answer(createHold, { fiscalNumber, reason: 'Reclamação.', until: '2099-01-01' });
    expect(await heldApplications(stage.db, [own.id, ofStudent.id])).toEqual(new Set([own.id, ofStudent.id]));
    expect(await ana.refusal(createHold, { fiscalNumber, reason: 'x', until: '2026-03-09' })).toMatchObject({
      status: 400,
      message: 'Até: este dia já passou.',
    });
  });
});
