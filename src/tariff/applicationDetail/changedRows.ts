import type { ComparedField } from '../../../contract/rules/compareRequests';

type Value = string | boolean | null;

/** A field, or an address as a whole, with its values before and after. */
export interface ChangedRow {
  readonly field: string;
  readonly before: Value;
  readonly after: Value;
}

const addresses = ['address', 'studentAddress'] as const;
/** The most differing parts that get a row each: after a move nearly all parts differ, and one line is clearer. */
const maxParts = 3;

/**
 * Returns the rows of a comparison: one per field, but a single one for an address if both halves of its
 * postal code and more than `maxParts` parts differ in all.
 */
export const changedRows = (fields: readonly (ChangedRow & { field: ComparedField })[]): ChangedRow[] => {
  const partsOf = (address: string) => fields.filter(({ field }) => field.startsWith(`${address}.`));
  const isElsewhere = (address: string) => {
    const parts = partsOf(address);
    const differs = (part: string) => parts.some(({ field }) => field === `${address}.${part}`);
    return parts.length > maxParts && differs('cp4') && differs('cp3');
  };
  const whole = addresses.filter(isElsewhere);
  return fields.flatMap((one): ChangedRow[] => {
    const address = whole.find((name) => one.field.startsWith(`${name}.`));
    if (!address) return [one];
    const parts = partsOf(address);
    const line = (side: 'before' | 'after') => lineOf(parts.map((part) => part[side]));
    return one === parts[0] ? [{ field: address, before: line('before'), after: line('after') }] : [];
  });
};

/** Joins the parts of an address into one line; the first two are its postal code. */
const lineOf = ([cp4 = null, cp3 = null, ...others]: readonly Value[]): string =>
  [[cp4, cp3].filter(Boolean).join('-'), ...others].filter(Boolean).join(', ');
