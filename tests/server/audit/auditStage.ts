import { gt, max } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { auditRecords as declaration } from '../../../contract/records/auditRecords';
import type { RecordOf } from '../../../contract/records/defineRecords';
import { recordCalls } from '../../../contract/records/recordCalls';
import { purpose } from '../../../contract/rules/purpose';
import { auditEvents } from '../../../server/db/schema/auditEvents';
import { type ActionStage, actionStage } from '../../support/actionStage';
import { apiClient } from '../../support/apiClient';
import { makeAdministrator } from '../../support/builders';

/** The headers of a call whose answer nobody looks at yet. */
export const ahead = { [purpose.header]: purpose.prefetch };

/** Starts a stage for the tests of a file; `use` gets it. Returns what the audit says since each of them began. */
export const auditStage = (use: (stage: ActionStage) => void) => {
  let stage: ActionStage;
  let before = 0;
  /** Forgets what the audit has so far. */
  const startAnew = async () => {
    before = (await stage.db.select({ id: max(auditEvents.id) }).from(auditEvents))[0]?.id ?? 0;
  };
  beforeAll(async () => {
    stage = await actionStage(new Date('2026-11-22T10:00:00Z'));
    use(stage);
  }, 60_000);
  afterAll(() => stage.server.close());
  beforeEach(startAnew);
  return {
    startAnew,
    events: () =>
      stage.db.select().from(auditEvents).where(gt(auditEvents.id, before)).orderBy(auditEvents.id),
    /** Returns what the audit's own list finds, newest first. */
    found: async (filter: Readonly<Record<string, unknown>>) => {
      const { list } = recordCalls(declaration);
      if (!list) throw new Error('The audit has no list');
      const reader = await makeAdministrator(stage.db, { permissions: ['Audit_Reader'] });
      const client = await apiClient(stage.server, reader);
      const answer = await client.send(list, { filter: JSON.stringify(filter) });
      return ((await answer.json()) as RecordOf<typeof declaration>[]).filter(({ id }) => id > before);
    },
  };
};
