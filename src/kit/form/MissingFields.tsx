import { useTranslate, useTranslateLabel } from 'ra-core';
import { type MouseEvent, useDeferredValue, useMemo, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { Text } from '../../ui/layout/Stack';
import './form.css';

interface MissingFieldsProps {
  /** The rules of the form around it. */
  schema: z.ZodType;
}

/** What a form would be refused for, before it is sent: each field, or group of fields, as a link to it. Told to whoever looks, not read out. */
export const MissingFields = ({ schema }: MissingFieldsProps) => {
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const place = useRef<HTMLDivElement>(null);
  const values = useDeferredValue(useWatch());
  const missing = useMemo(() => wrongParts(schema, values), [schema, values]);
  const goTo = (event: MouseEvent, path: string) => {
    event.preventDefault();
    const element = fieldElement(place.current?.closest('form'), path);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'center' });
  };
  return (
    <div ref={place} className="kit-missing-fields">
      <Text size="small" tone="secondary">
        {translate(missing.length === 0 ? 'kit.form.nothingMissing' : 'kit.form.missing')}
      </Text>
      {missing.length > 0 && (
        <ul>
          {missing.map(({ part, path }) => (
            <li key={part}>
              <a href={`#${path}`} className="ui-link" onClick={(event) => goTo(event, path)}>
                {translate('kit.form.missingField', { name: String(translateLabel({ source: part })) })}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

/** The parts of the values that the rules refuse, each with the place in it that is refused first. */
const wrongParts = (schema: z.ZodType, values: unknown): { part: string; path: string }[] => {
  const { error } = schema.safeParse(values);
  const first = new Map<string, string>();
  for (const { path } of error?.issues ?? []) {
    const part = String(path[0]);
    if (!first.has(part)) first.set(part, path.join('.'));
  }
  return [...first].map(([part, path]) => ({ part, path }));
};

/** The control that asks for a value, or what leads to it (`data-field`) where that is no control of HTML. */
const fieldElement = (form: Element | null | undefined, path: string) => {
  const name = CSS.escape(path);
  return form?.querySelector<HTMLElement>(`[data-field="${name}"], [name="${name}"]`);
};
