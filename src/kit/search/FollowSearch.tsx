import { useEvent, useListContext } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Filter } from './Filter';
import { filledIn } from './searchValues';

/**
 * Shows in the form around it what the list is searched by once something else changed that, such as a filter that was taken
 * away. What is typed in other fields stays.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: other filters are what asks for it
  useEffect(follow, [filterValues]);
  return null;
};
