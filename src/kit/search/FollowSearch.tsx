import { useEvent, useListContext } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Filter } from './Filter';
import { filledIn } from './searchValues';

/**
 * Updates the surrounding form when something else has changed the list's filters, such as the removal of one. What is
 * typed in other fields is kept.
 */
export const FollowSearch = ({ fields }: { fields: readonly Pick<Filter, 'source'>[] }) => {
  const { filterValues } = useListContext();
  const { getValues, resetField } = useFormContext();
  const seen = useRef(filterValues);
  const follow = useEvent(() => {
    const before = seen.current;
    seen.current = filterValues;
    const typed = filledIn(getValues());
    for (const { source } of fields) {
      const value = filterValues[source];
      if (value !== before[source] && value !== typed[source])
        resetField(source, { defaultValue: value ?? null });
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the filters change
  useEffect(follow, [filterValues]);
  return null;
};
