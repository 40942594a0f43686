import { padCp3, padCp4 } from '../../../contract/rules/postalCode';

interface PostalCode {
  cp4: string | number;
  cp3: string | number;
}

/** An address whose postal code is text again, with its leading zeros (spec 3, Address). */
export const padAddress = <A extends PostalCode>(address: A): A & { cp4: string; cp3: string } => ({
  ...address,
  cp4: padCp4(address.cp4),
  cp3: padCp3(address.cp3),
});
