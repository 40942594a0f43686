import { largestId } from './limits';

/**
 * Returns the id that an address or a query names: plain decimal digits, at most `largest`, which a number must hold
 * exactly. Any other spelling, such as 0x33, 051, +5, 5e0 or 5.0, is NaN, an id that nothing has (spec 7.1, Ids).
 */
export const idOf = (named: string, largest: number = largestId): number =>
  /^[1-9]\d{0,15}$/.test(named) && Number(named) <= largest ? Number(named) : Number.NaN;
