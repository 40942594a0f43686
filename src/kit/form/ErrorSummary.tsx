import { useTranslate } from 'ra-core';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { Alert } from '../../ui/alert/Alert';
import { Bullets } from '../../ui/layout/Stack';
import { type WrongField, wrongFields } from './wrongFields';
import './form.css';

const none: readonly WrongField[] = [];

const areSame = (some: readonly WrongField[], others: readonly WrongField[]) =>
  some.length === others.length && some.every(({ element }, i) => element === others[i]?.element);

/** The fields that show an error since a submit was refused, by the form or by the server; how often it was, and whether none changed since. */
const useWrongFields = () => {
  const { submitCount, errors } = useFormState();
  const place = useRef<HTMLDivElement>(null);
  const seen = useRef(submitCount);
  const [state, setState] = useState({ refusals: 0, wrong: none, isNew: false });

  // The fields are asked after each drawing: the form's errors change without becoming another object.
  useEffect(() => {
    const isSubmitted = submitCount > seen.current;
    seen.current = submitCount;
    const isRefused = isSubmitted && Object.keys(errors).length > 0;
    if (!isRefused && state.wrong.length === 0) return;
    const wrong = wrongFields(place.current?.closest('form'));
    if (isRefused) setState(({ refusals }) => ({ refusals: refusals + 1, wrong, isNew: true }));
    else if (!areSame(wrong, state.wrong)) setState((before) => ({ ...before, wrong, isNew: false }));
  });
  return { place, ...state };
};

/**
 * Says at the top of a form whose submit was refused how many fields are wrong, with links to them, and takes the focus
 * (WCAG 2.2, 3.3.1). What is mended leaves it without being read out once more.
 */
export const ErrorSummary = () => {
  const translate = useTranslate();
  const { place, refusals, wrong, isNew } = useWrongFields();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (refusals === 0) return;
    // What ran until now, such as the dialog of sending, gives the focus back first.
    const timer = setTimeout(() => box.current?.focus());
    return () => clearTimeout(timer);
  }, [refusals]);

  const goTo = (event: MouseEvent, { element }: WrongField) => {
    event.preventDefault();
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'center' });
  };
  return (
    <div ref={place}>
      {wrong.length > 0 && (
        <Alert
          ref={box}
          severity="error"
          outline="own"
          title={translate('kit.form.wrongFields', { smart_count: wrong.length })}
          tabIndex={-1}
          aria-live={isNew ? 'assertive' : 'off'}
          className="kit-error-summary"
        >
          <Bullets>
            {wrong.map((field) => (
              <li key={field.element.id}>
                <a href={`#${field.element.id}`} onClick={(event) => goTo(event, field)}>
                  {field.name}
                </a>
              </li>
            ))}
          </Bullets>
        </Alert>
      )}
    </div>
  );
};
