import { isDay } from './dayText';

/** Refuses what was typed into a date input and is no calendar day. */
export const validDay = (value: string | null | undefined): string | undefined =>
  value && !isDay(value) ? 'kit.inputs.invalidDay' : undefined;
