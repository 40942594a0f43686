import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useExtension } from '../../../src/kit/access/useExtension';
import { ChoiceInput } from '../../../src/kit/fields/ChoiceInput';
import type { InputProps } from '../../../src/kit/inputs/InputProps';
import { progressTexts } from '../../../src/tariff/applicationSearch/progressTexts';

/** The filter by how far requests have come: there where the list was opened for it, as from the overview, whose call it comes with. */
export const ProgressInput = (props: InputProps) => {
  const isOffered = useExtension('get-overview');
  const { getValues } = useFormContext();
  const [isOpenedByIt] = useState(() => Boolean(getValues(props.source)));
  return isOffered && isOpenedByIt && <ChoiceInput {...props} choices={progressTexts} />;
};
