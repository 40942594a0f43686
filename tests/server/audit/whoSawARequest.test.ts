import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  getApplication,
  searchApplications,
  searchBackofficeApplications,
} from '../../../contract/calls/application';
import { getTimeline } from '../../../contract/calls/applicationHistory';
import { getRecheckRequests } from '../../../contract/calls/recheck';
import { auditEvents } from '../../../server/db/schema/auditEvents';
import type { ActionStage } from '../../support/actionStage';
import { ahead, auditStage } from './auditStage';

let stage: ActionStage;
const { found } = auditStage((one) => {
  stage = one;
});

describe('10.8 who saw a request', () => {
  it('finds its details and every list that showed it, whoever asked, and no other', async () => {
    const [shown, other] = [await stage.make(1), await stage.make(1)];
    await stage.operator.answer(searchApplications, { id: shown.id });
    await stage.operator.answer(searchApplications, { id: other.id });
    await stage.administrator.answer(searchBackofficeApplications, {});
    await stage.operator.answer(getApplication, { applicationId: shown.id });
    await stage.operator.send(searchApplications, { id: shown.id }, ahead);
    // A list of users with the same number is about nobody's request.
    await stage.db
      .insert(auditEvents)
      .values({ action: 'view', subject: 'users', detail: { ids: [shown.id] } });
    const told = await found({ applicationId: shown.id });
    expect(told.map(({ action }) => action)).toEqual(['prefetch', 'view', 'view', 'view']);
    expect(await found({ applicationId: [shown.id, other.id] })).toHaveLength(5);
    expect(await found({ applicationId: shown.id, actorId: stage.operatorUser.id })).toHaveLength(3);
  });

  it.each([
    ['the list of rechecks', getRecheckRequests],
    ['the timeline', getTimeline],
  ])('finds %s of the request that it rechecks', async (_, call) => {
    const original = await stage.make(8);
    const recheck = await stage.make(1, { kind: 'recheck', recheckApplicationId: original.id });
    await stage.operator.answer(call, { applicationId: original.id });
    expect(await found({ applicationId: recheck.id })).toMatchObject([
      { action: 'view', subject: 'applications', actorId: stage.operatorUser.id },
    ]);
  });

  it('is found by an index, not among all lists', async () => {
    const takenBack = new Error('taken back');
    let plan: unknown;
    const looking = stage.db.transaction(async (tx) => {
      await tx.execute(sql`
        insert into audit_events (action, subject, detail)
        select 'view', 'applications', jsonb_build_object('ids', jsonb_build_array(number, number + 1))
        from generate_series(1, 3000) as number`);
      await tx.execute(sql`analyze audit_events`);
      plan = await tx.execute(
        sql`explain select id from audit_events where subject = 'applications' and (detail -> 'ids') @> '5'::jsonb`,
      );
      throw takenBack;
    });
    await expect(looking).rejects.toBe(takenBack);
    expect(JSON.stringify(Reflect.get(Object(plan), 'rows'))).toContain('audit_events_listed');
  });
});
