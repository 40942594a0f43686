import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

/** Resets dependent fields to given values whenever the field that they depend on changes. */
export const useResetOnChange = (source: string, dependants: Readonly<Record<string, unknown>>): void => {
  const { setValue, clearErrors } = useFormContext();
  const value: unknown = useWatch({ name: source });
  const seen = useRef(value);
  useEffect(() => {
    if (seen.current === value) return;
    seen.current = value;
    for (const [name, reset] of Object.entries(dependants)) {
      setValue(name, reset);
      clearErrors(name);
    }
  }, [value, dependants, setValue, clearErrors]);
};
