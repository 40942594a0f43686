import { isDay } from '../inputs/dayText';

const isKnownDay = (value: unknown): value is string => typeof value === 'string' && isDay(value);

/** Returns a validator that rejects a day before the one in another field of the form. */
export const notBefore =
  (other: string | undefined) =>
  (value: unknown, values: Readonly<Record<string, unknown>>): string | undefined => {
    const limit = other && values[other];
    return isKnownDay(value) && isKnownDay(limit) && value < limit ? 'kit.search.endBeforeStart' : undefined;
  };
