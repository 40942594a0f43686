import { useTranslate, ValidationError } from 'ra-core';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { Alert } from '../../ui/alert/Alert';
import { Bullets } from '../../ui/layout/Stack';
import { type WrongField, wrongFields } from './fieldErrors';
import './form.css';

const none: readonly WrongField[] = [];

const areSame = (some: readonly WrongField[], others: readonly WrongField[]) =>
  some.length === others.length &&
  some.every(({ element, problem }, i) => element === others[i]?.element && problem === others[i]?.problem);

/**
 * Returns the fields that still show an error after a submit was refused by the form or the server, how many submits
 * were refused, and whether the fields are unchanged since the last one.
 */
const useWrongFields = () => {
  const { submitCount, errors } = useFormState();
  const place = useRef<HTMLDivElement>(null);
  const seen = useRef(submitCount);
  const [state, setState] = useState({ refusals: 0, wrong: none, isNew: false });

  // Runs after every render, because the form's errors object is mutated in place.
  useEffect(() => {
    const isSubmitted = submitCount > seen.current;
    seen.current = submitCount;
    const isRefused = isSubmitted && Object.keys(errors).length > 0;
    if (!isRefused && state.wrong.length === 0) return;
    const wrong = wrongFields(place.current?.closest('form'), errors);
    if (isRefused) setState(({ refusals }) => ({ refusals: refusals + 1, wrong, isNew: true }));
    else if (!areSame(wrong, state.wrong)) setState((before) => ({ ...before, wrong, isNew: false }));
  });
  return { place, ...state };
};

/**
 * Says at the top of a form, after a refused submit, which fields are invalid and why, links to them and takes the focus
 * (WCAG 2.2, 3.3.1). Corrected fields disappear from it without another announcement.
 */
export const ErrorSummary = () => {
  const translate = useTranslate();
  const { place, refusals, wrong, isNew } = useWrongFields();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (refusals === 0) return;
    // Deferred until what was running, such as the sending dialog, has given the focus back.
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
                {field.problem && (
                  <>
                    : <ValidationError error={field.problem} />
                  </>
                )}
              </li>
            ))}
          </Bullets>
        </Alert>
      )}
    </div>
  );
};
