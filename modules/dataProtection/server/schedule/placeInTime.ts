import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { Refusal } from '../../../../server/lib/refusal';
import { scheduleTexts } from './texts';

/** Returns the SQL for a moment as text, to the microsecond, which can be read back. */
export const exactMoment = (column: string): SQL =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`);

const place = z.tuple([z.iso.datetime(), z.string().max(60)]);

/** Writes the place of a row in the order of time and key. */
export const placeOf = (moment: string, key: string | number): string => `${moment} ${key}`;

/**
 * Reads a place in the order of time and key; the place before every row when absent.
 * @throws {Refusal} `badRequest` if it is none
 */
export const readPlace = (text: string | undefined, first: string): readonly [string, string] => {
  if (text === undefined) return ['-infinity', first];
  const read = place.safeParse(text.split(' '));
  if (!read.success) throw wrongPlace();
  return read.data;
};

/**
 * Reads a number in the order of a list; 0 when absent.
 * @throws {Refusal} `badRequest` if it is none
 */
export const readNumber = (text: string | undefined): number => {
  if (text !== undefined && !/^\d{1,9}$/.test(text)) throw wrongPlace();
  return Number(text ?? 0);
};

const wrongPlace = () => new Refusal('badRequest', scheduleTexts.wrongPlace);
