import { type SQL, sql } from 'drizzle-orm';
import { Refusal } from '../../base/refusal';

/** A yearly list that a call registers; whoever takes the provider's turn over begins one with another id. */
export interface Registration {
  readonly id: number;
  readonly providerId: number;
}

/** How many requests one statement makes or removes: on PGlite the server does nothing else meanwhile. */
export const requestsPerStatement = 100;

/** Longer than one step may take. After it others may remove what a server left that was killed. */
const leaseSeconds = 60;

/** The end of the lease of whoever makes a step now, by the clock of the database. */
export const leaseEnd: SQL = sql.raw(`now() + interval '${leaseSeconds} seconds'`);

/** Keeps what the same statement does to applications out of the counts, as a part of its FROM. */
export const notCounted: SQL = sql.raw("set_config('tsi.registers', 'on', true)");

/** Somebody else removed the registration, because it stood still for longer than its lease. */
export const tookTooLong = (): Refusal =>
  new Refusal('unavailable', 'Não foi possível registar o ficheiro no tempo previsto. Tente novamente.', 5);
