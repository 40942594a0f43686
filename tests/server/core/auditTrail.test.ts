import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  downloadResourceFile,
  getApplication,
  searchApplications,
} from '../../../contract/calls/application';
import { cancelApplications } from '../../../contract/calls/applicationAction';
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

describe('api.md, "Audit"', () => {
  it('a search records whose data it showed, and nothing where it showed none', async () => {
    const { id } = await stage.make(1);
    const { items } = await stage.operator.answer(searchApplications, { id });
    expect(items).toHaveLength(1);
    const shown = { action: 'view', subject: 'applications', actorId: actorId(), detail: { ids: [id] } };
    expect(await lastEvents(1)).toMatchObject([shown]);
    await stage.operator.answer(searchApplications, { id: foreign });
    expect(await lastEvents(1)).toMatchObject([shown]);
  });

  it('reaching for what belongs to another provider is a refusal, though the caller learns of nothing', async () => {
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
});
