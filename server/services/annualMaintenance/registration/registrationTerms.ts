import { type SQL, sql } from 'drizzle-orm';
import { Refusal } from '../../../lib/refusal';

/** A yearly list that a call is registering; a call that takes over the provider's turn starts one with another id. */
export interface Registration {
  readonly id: number;
  readonly providerId: number;
}

/** How many requests one statement creates or removes: on PGlite the server does nothing else meanwhile. */
export const requestsPerStatement = 100;

/** Longer than one step may take. Once it expires, others may remove what a killed server left behind. */
const leaseSeconds = 60;

/** The end of a lease renewed now, by the database's clock. */
export const leaseEnd: SQL = sql.raw(`now() + interval '${leaseSeconds} seconds'`);

/** As a part of a statement's FROM, keeps that statement's changes to applications out of the counts. */
export const notCounted: SQL = sql.raw("set_config('tsi.registers', 'on', true)");

/** Refuses because another call removed the registration after it stalled for longer than its lease. */
export const tookTooLong = (): Refusal =>
  new Refusal('unavailable', 'Não foi possível registar o ficheiro no tempo previsto. Tente novamente.', 5);
