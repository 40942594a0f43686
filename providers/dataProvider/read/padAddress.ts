import { padCp3, padCp4 } from '../../../contract/rules/postalCode';

type Part = string | number | null | undefined;

interface PostalCode {
  cp4?: Part;
  cp3?: Part;
}

const padded = (part: Part, pad: (part: string | number) => string) =>
  part === null || part === undefined || part === '' ? '' : pad(part);

/** An address whose postal code is text again, with its leading zeros (spec 3, Address). */
export const padAddress = <A extends PostalCode>(address: A): A & { cp4: string; cp3: string } => ({
  ...address,
  cp4: padded(address.cp4, padCp4),
  cp3: padded(address.cp3, padCp3),
});
