import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { applications } from '../../../../server/db/schema/applications';
import { inDatabase } from '../../../../server/documents/documentPlaces';
import { importTokenKeys } from '../../../../server/lib/tokenKeys';
import { makeApplication } from '../../../../tests/support/builders';
import { createTestServer, tokenSecret } from '../../../../tests/support/testServer';
import type { ErasureList } from '../../server/declared/erasureListStore';
import { addToList } from '../../server/erasure/erasureList';
import { applyErasures } from '../../server/node/applyErasures';

const count = 10_000;

it('a restored copy obeys 10,000 erasures', async () => {
  const { db, close } = await createTestServer({ seed: 'empty' });
  try {
    const { providerId } = await makeApplication(db, { statusId: 8 });
    await db.execute(sql`
      insert into applications (provider_id, created_by_id, provider_email, status_id, full_name, fiscal_number, address, post_code, created_on)
      select provider_id, created_by_id, provider_email, 8, 'Pessoa Número ' || n, (200000000 + n)::text, address, post_code, created_on
      from applications, generate_series(1, ${count * 2}::int) n where id = (select min(id) from applications)`);
    const rows = await db
      .select({ id: applications.id, createdOn: applications.createdOn })
      .from(applications)
      .limit(count);
    const kept = new Map<string, string>();
    const erasureList: ErasureList = {
      add: async (name, text) => void kept.set(name, text),
      names: async () => [...kept.keys()],
      read: async (name) => kept.get(name) ?? '',
    };
    const auditKeys = await importTokenKeys([tokenSecret]);
    for (const { id, createdOn } of rows)
      await addToList(erasureList, auditKeys[0], {
        entry: crypto.randomUUID(),
        erasedOn: new Date().toISOString(),
        cause: 'person',
        userId: providerId,
        confirmedById: null,
        person: null,
        requests: [{ id, createdOn: createdOn.toISOString() }],
        studentOf: [],
      });
    for (const which of ['first', 'second']) {
      const began = performance.now();
      const { requests } = await applyErasures(db, { documents: inDatabase, erasureList, auditKeys });
      console.info(
        `${which} start: ${requests.length} erased in ${Math.round(performance.now() - began)} ms`,
      );
      expect(requests).toHaveLength(which === 'first' ? count : 0);
    }
  } finally {
    await close();
  }
}, 600_000);
