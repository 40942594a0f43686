import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { makeApplication } from '../../../../tests/support/builders';
import { validNif } from '../../../../tests/support/nifs';
import { createTestServer } from '../../../../tests/support/testServer';
import { findMentions } from '../../server/erasure/findMentions';

const rows = 1_000_000;

it('a person is found among a million steps of requests, a fifth with a reason, and 200,000 notes', async () => {
  const { db, close } = await createTestServer({ seed: 'empty' });
  try {
    const { id, createdById } = await makeApplication(db, { statusId: 8 });
    const reason = 'O agregado não comprovou o rendimento do ano anterior; processo 2026/';
    await db.execute(sql`alter table application_history disable trigger user`);
    await db.execute(sql`
      insert into application_history (application_id, status_id, created_on, non_eligible_reason)
      select ${id}::int, 8, now(), case when n % 5 = 0 then ${reason}::text || n end from generate_series(1, ${rows}::int) n`);
    await db.execute(sql`
      insert into application_notes (application_id, author_id, created_on, text)
      select ${id}::int, ${createdById}::int, now(), ${`Telefonou a pedir informação. ${reason}`}::text || n
      from generate_series(1, ${rows / 5}::int) n`);
    const began = performance.now();
    const person = { nif: validNif(7_654_321), name: 'Zulmira Quitéria Vasconcelos' };
    let found = 0;
    for await (const _row of findMentions(db, [person])) found += 1;
    console.info(`${rows} steps and ${rows / 5} notes read in ${Math.round(performance.now() - began)} ms`);
    expect(found).toBe(0);
  } finally {
    await close();
  }
}, 600_000);
