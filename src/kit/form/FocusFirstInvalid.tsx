import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';

/**
 * Moves the focus to the first invalid field, in reading order, when a submit is refused.
 * Stands inside the form; fields mark themselves by `aria-invalid` or, for buttons, `data-invalid`.
 */
export const FocusFirstInvalid = () => {
  const { submitCount, errors } = useFormState();
  const place = useRef<HTMLSpanElement>(null);
  const seen = useRef(submitCount);

  useEffect(() => {
    if (submitCount <= seen.current) return;
    seen.current = submitCount;
    if (Object.keys(errors).length === 0) return;
    place.current
      ?.closest('form')
      ?.querySelector<HTMLElement>(
        ':is(input, textarea, button, [role="combobox"]):is([aria-invalid="true"], [data-invalid="true"]):not([aria-hidden="true"])',
      )
      ?.focus();
  }, [submitCount, errors]);

  return <span ref={place} hidden />;
};
