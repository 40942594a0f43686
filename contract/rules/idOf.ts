import { largestId } from './limits';

/**
 * Returns the id that an address or a query names: plain decimal digits, at most `largestId`. Any other spelling, such
 * as 0x33, 051, +5, 5e0 or 5.0, is NaN, an id that nothing has (spec 7.1, Ids).
 */
export const idOf = (named: string): number =>
  /^[1-9]\d{0,9}$/.test(named) && Number(named) <= largestId ? Number(named) : Number.NaN;
