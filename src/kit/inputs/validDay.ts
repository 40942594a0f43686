import { isDay } from './dayText';

/** Rejects a text in a date input that is not a calendar day. */
export const validDay = (value: string | null | undefined): string | undefined =>
  value && !isDay(value) ? 'kit.inputs.invalidDay' : undefined;
