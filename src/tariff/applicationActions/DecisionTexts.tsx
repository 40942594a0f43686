import { useCanAccess, useGetList, useStore, useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { decisionTexts } from '../../../contract/records/decisionTexts';
import type { RecordOf } from '../../../contract/records/defineRecords';
import {
  fillPlaceholders,
  openPlaceholder,
  type PlaceholderValues,
} from '../../../contract/rules/decisionPlaceholders';
import { useCapability } from '../../kit/access/useCapability';
import { Button } from '../../ui/buttons/Button';
import { Stack, Text } from '../../ui/layout/Stack';
import './decisionTexts.css';

type DecisionText = RecordOf<typeof decisionTexts>;

interface DecisionTextsProps {
  /** The form field that the texts are written into. */
  source: string;
  values: PlaceholderValues;
}

const resource = 'decisionTexts';
const fiveMinutes = 300_000;
const active = {
  filter: { active: true },
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'order', order: 'ASC' },
} as const;

/**
 * The regulator's prepared reasons, most recently used first. A press appends the text to the field and
 * selects its first open placeholder, to be typed over. Renders nothing if the user may not list them or
 * there are none.
 */
export const DecisionTexts = ({ source, values }: DecisionTextsProps) => {
  const translate = useTranslate();
  const { getValues, setValue } = useFormContext();
  const isOffered = useCapability(resource);
  const { canAccess: mayList = false } = useCanAccess({ resource, action: 'list' });
  const { data = [] } = useGetList<DecisionText>(resource, active, {
    enabled: isOffered && mayList,
    staleTime: fiveMinutes,
  });
  const [used, setUsed] = useStore<readonly DecisionText['id'][]>('preferences.decisionTexts', []);
  const [written, setWritten] = useState<string>();
  const shown: unknown = useWatch({ name: source });

  // Part of the text can be selected only once the field shows it.
  useEffect(() => {
    if (written === undefined || shown !== written) return;
    const { start, end } = openPlaceholder(written) ?? { start: written.length, end: written.length };
    const [field] = document.getElementsByName(source);
    if (field instanceof HTMLTextAreaElement) {
      field.focus();
      field.setSelectionRange(start, end);
    }
    setWritten(undefined);
  }, [written, shown, source]);

  if (data.length === 0) return null;
  const placeOf = ({ id }: DecisionText) => (used.includes(id) ? used.indexOf(id) : used.length);
  const write = ({ id, text }: DecisionText) => {
    const typed = String(getValues(source) ?? '').trim();
    const whole = [typed, fillPlaceholders(text, values)].filter(Boolean).join('\n');
    setValue(source, whole, { shouldDirty: true, shouldValidate: true });
    setWritten(whole);
    setUsed([id, ...used.filter((other) => other !== id)]);
  };

  return (
    <Stack gap="tight" role="group" aria-label={translate('applicationActions.decision.texts')}>
      <Text size="small" tone="secondary">
        {translate('applicationActions.decision.texts')}
      </Text>
      <div className="decision-texts">
        {data
          .toSorted((one, other) => placeOf(one) - placeOf(other))
          .map((text) => (
            <Button
              key={text.id}
              size="small"
              variant="outlined"
              title={text.text}
              onClick={() => write(text)}
            >
              {text.title}
            </Button>
          ))}
      </div>
    </Stack>
  );
};
