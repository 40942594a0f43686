import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { wrongFields } from './wrongFields';

/** Goes inside a form; moves the focus to the first invalid field, in reading order, when a submit is refused. */
export const FocusFirstInvalid = () => {
  const { submitCount, errors } = useFormState();
  const place = useRef<HTMLSpanElement>(null);
  const seen = useRef(submitCount);

  useEffect(() => {
    if (submitCount <= seen.current) return;
    seen.current = submitCount;
    if (Object.keys(errors).length > 0) wrongFields(place.current?.closest('form'))[0]?.element.focus();
  }, [submitCount, errors]);

  return <span ref={place} hidden />;
};
