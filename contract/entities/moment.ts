import { z } from 'zod';
import { validationMessages } from '../rules/validationMessages';

/** The years that both the database and ISO 8601 write with four digits, whatever the offset. */
const [first, end] = [Date.parse('0001-01-01T00:00:00Z'), Date.parse('+010000-01-01T00:00:00Z')];

/** Builds the schema of a moment (ISO 8601, with an offset) that the database can hold: of the years 1 to 9999 in UTC. */
export const momentWith = (error: string) =>
  z.iso.datetime({ offset: true, error, abort: true }).refine(
    (text) => {
      const time = Date.parse(text);
      return time >= first && time < end;
    },
    { error, abort: true },
  );

/** A moment in a call, of which a foreign spelling is an invalid value. */
export const moment = momentWith(validationMessages.invalidValue);

/**
 * A moment that is only compared with. Programs write one beyond every calendar, such as the first of the year 0, to name
 * none: it is before or after all.
 */
export const comparedMoment = z.iso.datetime({ offset: true, error: validationMessages.invalidValue });

/** Builds the schema of a day (yyyy-MM-dd) that the database can hold: it has no year 0. */
export const dayWith = (error: string) =>
  z.iso.date({ error, abort: true }).refine((text) => text >= '0001-01-01', { error, abort: true });

/** A calendar day in Portugal, yyyy-MM-dd. */
export const day = dayWith(validationMessages.invalidValue);
