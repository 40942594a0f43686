import { type RaRecord, useRecordContext, useReference } from 'ra-core';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { LookupInput, type LookupInputProps, useLookup } from '../inputs/SelectInput';

/**
 * The select of a lookup with `namesOnly`: what the record refers to stays a choice even if it is not offered any more,
 * and where one must be made and there is only one, it is made.
 */
export const NamedLookupInput = (props: LookupInputProps) => {
  const { source, required, lookup } = props;
  const present = useRecordContext()?.[source];
  const { referenceRecord } = useReference<RaRecord>({
    reference: lookup.resource,
    id: present,
    options: { enabled: present != null },
  });
  const { getValues, setValue } = useFormContext();
  const [first, second] = useLookup(lookup).choices;
  const only = required && !second ? first?.id : undefined;
  useEffect(() => {
    if (only !== undefined && getValues(source) == null) setValue(source, only);
  }, [only, source, getValues, setValue]);
  const ownChoice = referenceRecord && {
    id: referenceRecord.id,
    text: String(referenceRecord[lookup.text]),
  };
  return <LookupInput {...props} ownChoice={ownChoice} />;
};
