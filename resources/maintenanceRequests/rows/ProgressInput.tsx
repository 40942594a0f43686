import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useCapability } from '../../../src/kit/access/useCapability';
import { ChoiceInput } from '../../../src/kit/fields/ChoiceInput';
import type { InputProps } from '../../../src/kit/inputs/InputProps';
import { progressTexts } from '../../../src/tariff/applicationSearch/progressTexts';

/**
 * The filter by the progress of requests. Present only if the list was opened with it, as from the overview,
 * whose call brings this filter.
 */
export const ProgressInput = (props: InputProps) => {
  const isOffered = useCapability('get-overview');
  const { getValues } = useFormContext();
  const [isOpenedByIt] = useState(() => Boolean(getValues(props.source)));
  return isOffered && isOpenedByIt && <ChoiceInput {...props} choices={progressTexts} />;
};
