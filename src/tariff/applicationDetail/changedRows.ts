import type { ComparedField } from '../../../contract/rules/compareRequests';

type Value = string | boolean | null;

/** A field, or an address as a whole, and what it was and is. */
export interface ChangedRow {
  readonly field: string;
  readonly before: Value;
  readonly after: Value;
}

const addresses = ['address', 'studentAddress'] as const;
/** Of an address at another place all parts differ: one line of each says more than a row for every part. */
const mostParts = 3;

/** The rows of a comparison: a field each, and one for an address that differs by postal code and most other parts. */
export const changedRows = (fields: readonly (ChangedRow & { field: ComparedField })[]): ChangedRow[] => {
  const partsOf = (address: string) => fields.filter(({ field }) => field.startsWith(`${address}.`));
  const isElsewhere = (address: string) => {
    const parts = partsOf(address);
    const differs = (part: string) => parts.some(({ field }) => field === `${address}.${part}`);
    return parts.length > mostParts && differs('cp4') && differs('cp3');
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

/** The parts of an address in one line; the first two are those of its postal code. */
const lineOf = ([cp4 = null, cp3 = null, ...others]: readonly Value[]): string =>
  [[cp4, cp3].filter(Boolean).join('-'), ...others].filter(Boolean).join(', ');
