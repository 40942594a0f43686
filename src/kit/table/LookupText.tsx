import { type Identifier, type RaRecord, useReference } from 'ra-core';
import { EmailText } from '../../ui/values/EmailText';
import type { Lookup } from '../inputs/SelectInput';

interface LookupTextProps {
  lookup: Lookup;
  id: Identifier;
}

/** The text of a record of another resource, fetched in one request with those of other rows; its id if it is gone. */
export const LookupText = ({ lookup, id }: LookupTextProps) => {
  const { referenceRecord, isPending } = useReference<RaRecord>({ reference: lookup.resource, id });
  if (isPending) return null;
  return <EmailText text={String(referenceRecord?.[lookup.text] ?? id)} />;
};
