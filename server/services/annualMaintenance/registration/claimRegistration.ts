import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../db/database';
import { rowsOf } from '../../../db/rowsOf';
import { Refusal } from '../../../lib/refusal';
import { abandonRegistration } from './abandonRegistration';
import { leaseEnd, type Registration } from './registrationTerms';

const waitMilliseconds = 10_000;
const lookMilliseconds = 50;

/**
 * Begins the registration of a provider's list. A provider's lists are registered one at a time, since each
 * affects what counts as handed in for the next: waits for its turn, and refuses if the turn doesn't come.
 */
export const claimRegistration = async (db: Database, providerId: number): Promise<Registration> => {
  const end = performance.now() + waitMilliseconds;
  for (;;) {
    const id = await open(db, providerId);
    if (id !== undefined) return { id, providerId };
    const expired = await findExpired(db, providerId);
    if (expired !== undefined) await abandonRegistration(db, expired);
    else if (performance.now() > end) throw new Refusal('unavailable', beingRegistered, retrySeconds);
    // Also after an expired one, which another call may still be removing.
    await new Promise((resolve) => setTimeout(resolve, lookMilliseconds));
  }
};

const retrySeconds = 5;
const beingRegistered =
  'Está a ser registado outro ficheiro deste prestador. Tente novamente dentro de alguns segundos.';

const row = z.object({ id: z.number() });
const idOf = (result: unknown) => {
  const [first] = rowsOf(result);
  return first === undefined ? undefined : row.parse(first).id;
};

const open = async (db: Database, providerId: number) =>
  idOf(
    await db.execute(sql`
      insert into open_registrations (provider_id, leased_until) values (${providerId}::int, ${leaseEnd})
      on conflict do nothing returning id`),
  );

/** Returns a provider's registration whose lease has expired. */
const findExpired = async (db: Database, providerId: number) =>
  idOf(
    await db.execute(sql`
      select id from open_registrations where provider_id = ${providerId}::int and leased_until <= now()`),
  );
