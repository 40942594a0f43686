import { desc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  downloadResourceFile,
  getApplication,
  getApplicationFiles,
  searchApplications,
  searchEligibleApplications,
} from '../../../contract/calls/application';
import { cancelApplications } from '../../../contract/calls/applicationAction';
import { getApplicationHistory } from '../../../contract/calls/applicationHistory';
import { getMailNotifications } from '../../../contract/calls/mailNotification';
import { existsRecheckInProgress, getRecheckRequests } from '../../../contract/calls/recheck';
import { auditEvents } from '../../../server/db/schema/auditEvents';
import { type ActionStage, actionStage } from '../../support/actionStage';
import { makeApplication, makeFile } from '../../support/builders';

let stage: ActionStage;
let foreign: number;
beforeAll(async () => {
  stage = await actionStage(new Date('2026-05-20T10:00:00Z'));
  foreign = (await makeApplication(stage.db)).id;
}, 60_000);
afterAll(() => stage.server.close());

const lastEvents = (limit: number) =>
  stage.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(limit);
const actorId = () => stage.operatorUser.id;

describe('10.8 audit', () => {
  it('a search records whose data it showed, and nothing where it showed none', async () => {
    const { id } = await stage.make(1);
    const { items } = await stage.operator.answer(searchApplications, { id });
    expect(items).toHaveLength(1);
    const shown = { action: 'view', subject: 'applications', actorId: actorId(), detail: { ids: [id] } };
    expect(await lastEvents(1)).toMatchObject([shown]);
    await stage.operator.answer(searchApplications, { id: foreign });
    expect(await lastEvents(1)).toMatchObject([shown]);
  });

  it.each(['fiscalNumber', 'studentFiscalNumber'] as const)(
    'looking for a person by %s is recorded whether it finds somebody or not, and never whom',
    async (field) => {
      const nif = '100000002';
      const found = await stage.make(1, { [field]: nif, isStudent: true });
      const search = { pageNumber: 1, pageSize: 10, [field]: nif };
      await stage.operator.answer(searchApplications, search);
      const seen = { subject: 'applications', actorId: actorId() };
      const [shown] = await lastEvents(1);
      expect(shown).toMatchObject({ ...seen, action: 'view', detail: { by: [field] } });
      expect(shown?.detail?.ids).toContain(found.id);
      const none = { ...search, [field]: '123456789' };
      for (const call of [searchApplications, searchEligibleApplications]) {
        await stage.operator.answer(call, none);
        expect(await lastEvents(1)).toMatchObject([
          { ...seen, action: 'search', detail: { ids: [], by: [field] } },
        ]);
      }
      const last = (await lastEvents(3)).map(({ detail }) => JSON.stringify(detail));
      for (const text of last) expect(text).not.toMatch(/\b[0-9]{9}\b/);
    },
  );

  it('a call for data of another provider is recorded as a refusal, although its answer is 404', async () => {
    const { id: resourceFileId } = await makeFile(stage.db, foreign);
    const attempts = [
      [getApplication, { applicationId: foreign }],
      [downloadResourceFile, { resourceFileId }],
    ] as const;
    for (const [call, input] of attempts) {
      expect((await stage.operator.refusal(call, input)).status).toBe(404);
      expect(await lastEvents(1)).toMatchObject([
        { action: 'refusal', actorId: actorId(), detail: { path: call.path, reason: 'notFound', ...input } },
      ]);
    }
  });

  it('so is doing something to it in a list, where the answer is 200', async () => {
    const own = await stage.make(7);
    const cancel = (applicationId: number) => ({
      applicationId,
      cancellationDate: stage.now.toISOString(),
      cancellationReasonId: 1,
    });
    const answer = await stage.operator.answer(cancelApplications, {
      applicationCancellations: [cancel(foreign), cancel(own.id)],
    });
    expect(answer).toMatchObject([{ success: false }, { success: true }]);
    const refusals = (await lastEvents(5)).filter(({ action }) => action === 'refusal');
    expect(refusals[0]).toMatchObject({ actorId: actorId(), subject: 'application', subjectId: foreign });
  });

  it('each part of an application that is looked at leaves a row of its own', async () => {
    const { id } = await stage.make(7);
    const parts = [
      [getApplicationHistory, 'history'],
      [getApplicationFiles, 'files'],
      [getRecheckRequests, 'rechecks'],
      [existsRecheckInProgress, 'rechecks'],
    ] as const;
    for (const [call, part] of parts) {
      await stage.operator.answer(call, { applicationId: id });
      expect(await lastEvents(1)).toMatchObject([
        { action: 'view', subject: 'application', subjectId: id, actorId: actorId(), detail: { part } },
      ]);
    }
    await stage.administrator.answer(getMailNotifications, { applicationId: id });
    expect(await lastEvents(1)).toMatchObject([
      { action: 'view', subjectId: id, detail: { part: 'messages' } },
    ]);
  });

  it('invalid input is recorded as a refusal too, without its values', async () => {
    const { status } = await stage.operator.refusal(searchApplications, { fiscalNumber: '123456780' });
    expect(status).toBe(400);
    const [event] = await lastEvents(1);
    expect(event).toMatchObject({
      action: 'refusal',
      actorId: actorId(),
      detail: { reason: 'invalidInput' },
    });
    expect(JSON.stringify(event)).not.toContain('123456780');
  });

  it.each(["update audit_events set action = 'x'", 'delete from audit_events', 'truncate audit_events'])(
    'no row of it ever changes, not even by the server itself: %s',
    async (statement) => {
      const before = await lastEvents(1);
      const failure: unknown = await Promise.resolve(stage.db.execute(sql.raw(statement))).catch(
        (error) => error,
      );
      expect(failure).toMatchObject({ cause: { code: '42501' } });
      expect(await lastEvents(1)).toEqual(before);
    },
  );
});
