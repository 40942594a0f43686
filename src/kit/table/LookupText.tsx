import { type Identifier, type RaRecord, useReference } from 'ra-core';
import { EmailText } from '../../ui/values/EmailText';
import type { Lookup } from '../inputs/SelectInput';

interface LookupTextProps {
  lookup: Lookup;
  id: Identifier;
}

/** The text of a record of another resource, fetched in one request with those of other rows. */
export const LookupText = ({ lookup, id }: LookupTextProps) => {
  const { referenceRecord } = useReference<RaRecord>({ reference: lookup.resource, id });
  return referenceRecord ? <EmailText text={String(referenceRecord[lookup.text])} /> : null;
};
