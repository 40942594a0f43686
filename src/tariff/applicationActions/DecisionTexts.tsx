import { useCanAccess, useGetList } from 'ra-core';
import { useEffect, useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { decisionTexts } from '../../../contract/records/decisionTexts';
import type { RecordOf } from '../../../contract/records/defineRecords';
import {
  fillPlaceholders,
  openPlaceholder,
  type PlaceholderValues,
} from '../../../contract/rules/decisionPlaceholders';
import { useCapability } from '../../kit/access/useCapability';
import { useShortcut } from '../../kit/keys/shortcuts';
import { Button } from '../../ui/buttons/Button';
import { Stack, Text } from '../../ui/layout/Stack';
import type { TextPurpose } from './decision';
import './decisionTexts.css';
import { decisionDialogTexts } from './texts';

type DecisionText = RecordOf<typeof decisionTexts>;

interface DecisionTextsProps {
  /** The form field that the texts are written into. */
  source: string;
  decision: TextPurpose;
  /** Names the texts; they are of a decision unless it says otherwise. */
  title?: string;
  values: PlaceholderValues;
  /** Whether the dialog leaves the page usable, whose keys then work too. */
  isDocked: boolean;
}

const resource = 'decisionTexts';
const fiveMinutes = 300_000;
const active = {
  filter: { active: true },
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'order', order: 'ASC' },
} as const;

/** The most texts that have a key: 1 to 9. */
const keys = 9;

/**
 * The regulator's prepared reasons for this decision, in the order that the administrators gave them. A press, or the
 * key of its number, appends the text to the field and selects its first open placeholder, to be typed over; a second
 * press takes the text out again. Renders nothing if the user may not list them or there are none.
 */
export const DecisionTexts = ({ source, decision, values, isDocked, ...given }: DecisionTextsProps) => {
  const { title = decisionDialogTexts.texts } = given;
  const { getValues, setValue } = useFormContext();
  const isOffered = useCapability(resource);
  const { canAccess: mayList = false } = useCanAccess({ resource, action: 'list' });
  const { data = [] } = useGetList<DecisionText>(resource, active, {
    enabled: isOffered && mayList,
    staleTime: fiveMinutes,
  });
  const id = useId();
  const [written, setWritten] = useState<string>();
  const shown: unknown = useWatch({ name: source });

  // Part of the text can be selected only once the field shows it.
  useEffect(() => {
    if (written === undefined || shown !== written) return;
    const open = openPlaceholder(written);
    const [field] = document.getElementsByName(source);
    if (open && field instanceof HTMLTextAreaElement) {
      field.focus();
      field.setSelectionRange(open.start, open.end);
    }
    setWritten(undefined);
  }, [written, shown, source]);

  const texts = data.filter(
    ({ decision: of }) => of === decision || (decision !== 'elements' && (!of || of === 'both')),
  );
  if (texts.length === 0) return null;
  const reason = typeof shown === 'string' ? shown : '';
  const press = (text: string) => {
    const before = String(getValues(source) ?? '');
    const after = withoutText(before, text) ?? [before.trim(), text].filter(Boolean).join('\n');
    setValue(source, after, { shouldDirty: true, shouldValidate: true });
    setWritten(after);
  };

  return (
    <Stack gap="tight" role="group" aria-labelledby={id}>
      <Text id={id} size="small" tone="secondary">
        {title}
      </Text>
      <div className="decision-texts">
        {texts.map(({ id, title: name, text }, index) => {
          const filled = fillPlaceholders(text, values);
          return (
            <TextButton
              key={id}
              title={name}
              text={filled}
              number={index < keys ? index + 1 : undefined}
              isOfDialog={!isDocked}
              isPressed={withoutText(reason, filled) !== undefined}
              onPress={() => press(filled)}
            />
          );
        })}
      </div>
    </Stack>
  );
};

/** Returns the reason without a prepared text; undefined if the text is not in it, or no longer as it was. */
const withoutText = (reason: string, text: string): string | undefined => {
  const lines = reason.split('\n');
  const sought = text.split('\n');
  const start = lines.findIndex((_, index) => sought.every((line, i) => lines[index + i] === line));
  if (start === -1) return undefined;
  return lines.toSpliced(start, sought.length).join('\n');
};

interface TextButtonProps {
  title: string;
  text: string;
  /** Its key. */
  number: number | undefined;
  isOfDialog: boolean;
  isPressed: boolean;
  onPress: () => void;
}

const TextButton = ({ title, text, number, isOfDialog, isPressed, onPress }: TextButtonProps) => {
  const key = useShortcut(number ? { key: String(number), isOfDialog } : undefined, onPress);
  return (
    <Button
      size="small"
      variant="outlined"
      icon={isPressed ? 'success' : undefined}
      title={text}
      aria-pressed={isPressed}
      {...key}
      onClick={onPress}
    >
      {title}
    </Button>
  );
};
