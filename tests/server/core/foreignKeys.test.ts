import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rowsOf } from '../../../server/db/rowsOf';
import { sharedServer } from '../../support/sharedServer';

const server = sharedServer();

/** Columns without an index: users are never deleted, and nothing is searched by these. */
const withoutIndex = [
  'application_claims.user_id',
  'application_consents.given_by_id',
  'application_history.author_id',
  'application_notes.author_id',
  'approvals.asked_by_id',
  'approvals.ended_by_id',
  'element_requests.answered_by_id',
  'element_requests.asked_by_id',
  'element_requests.ended_by_id',
  'holds.created_by_id',
  'holds.ended_by_id',
  'registered_files.created_by_id',
  'service_states.off_by_id',
].map((name) => ({ name }));

describe('foreign keys', () => {
  it('each begin an index, so that deleting looks through no table', async () => {
    const found = await server().db.execute(sql`
      select c.conrelid::regclass || '.' || a.attname as name
      from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
        select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
      )
      order by name`);
    expect(rowsOf(found)).toEqual(withoutIndex);
  });
});
