import { useTranslateLabel } from 'ra-core';
import { type MouseEvent, useDeferredValue, useMemo, useRef } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { Text } from '../../ui/layout/Stack';
import { missingTexts as texts } from './texts';
import './form.css';

interface MissingFieldsProps {
  /** The rules of the surrounding form. */
  schema: z.ZodType;
  /** Boxes that the rules leave open; they are named while nothing else is missing and they are not ticked. */
  boxes?: readonly string[];
}

const none: readonly string[] = [];

/**
 * Lists the fields, or groups of fields, for which the form would be refused if it were sent now, each as a link to it.
 * Only shown: changes are not announced to screen readers. Once the form was refused, its summary of errors says more.
 */
export const MissingFields = ({ schema, boxes = none }: MissingFieldsProps) => {
  const translateLabel = useTranslateLabel();
  const place = useRef<HTMLDivElement>(null);
  const values = useDeferredValue(useWatch());
  const { isSubmitted, errors } = useFormState();
  const wrong = useMemo(() => wrongParts(schema, values), [schema, values]);
  const unticked = boxes.filter((box) => !values[box]).map((box) => ({ part: box, path: box }));
  const missing = wrong.length > 0 ? wrong : unticked;
  const state = wrong.length > 0 ? 'missing' : unticked.length > 0 ? 'unticked' : 'nothingMissing';
  const goTo = (event: MouseEvent, path: string) => {
    event.preventDefault();
    const element = fieldElement(place.current?.closest('form'), path);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'center' });
  };
  if (isSubmitted && Object.keys(errors).length > 0) return null;
  return (
    <div ref={place} className="kit-missing-fields">
      <Text size="small" tone="secondary">
        {texts[state]}
      </Text>
      {missing.length > 0 && (
        <ul>
          {missing.map(({ part, path }) => (
            <li key={part}>
              <a href={`#${path}`} className="ui-link" onClick={(event) => goTo(event, path)}>
                {texts.missingField(String(translateLabel({ source: part })))}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

/** Returns the top-level parts of the values that the rules refuse, each with the path of its first error. */
const wrongParts = (schema: z.ZodType, values: unknown): { part: string; path: string }[] => {
  const { error } = schema.safeParse(values);
  const first = new Map<string, string>();
  for (const { path } of error?.issues ?? []) {
    const part = String(path[0]);
    if (!first.has(part)) first.set(part, path.join('.'));
  }
  return [...first].map(([part, path]) => ({ part, path }));
};

/** Finds the control of a value, or the element that stands for it (`data-field`) if it is not an HTML form control. */
const fieldElement = (form: Element | null | undefined, path: string) => {
  const name = CSS.escape(path);
  return form?.querySelector<HTMLElement>(`[data-field="${name}"], [name="${name}"]`);
};
