import type { useTranslate } from 'ra-core';
import { statusName } from '../../contract/entities/statusTexts';
import type { auditRecords } from '../../contract/records/auditRecords';
import type { RecordOf } from '../../contract/records/defineRecords';
import { auditDetails, type DetailWords, auditDetailTexts as texts } from '../../contract/rules/auditDetails';
import { formatDay, formatMomentWithSeconds } from '../../src/kit/format/lisbonTime';
import { rightsText } from '../../src/tariff/userAccess/rightsText';

type Event = Pick<RecordOf<typeof auditRecords>, 'action' | 'subject' | 'detail'>;
type Translate = ReturnType<typeof useTranslate>;

const words: Readonly<Record<string, DetailWords>> = auditDetails;

/** Returns what an event tells besides its action and subject, in words; empty if nothing. */
export const detailText = (event: Event, translate: Translate): string =>
  Object.entries(Object(event.detail))
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .flatMap(([name, value]) => phraseOf(name, value, event, translate) ?? [])
    .join('; ');

const phraseOf = (name: string, value: unknown, event: Event, translate: Translate): string | undefined => {
  const known = words[name] ?? { label: texts.other };
  if (known.is === 'hidden') return undefined;
  const code = typeof value === 'object' ? undefined : known.codes?.[String(value)];
  // Of a means or place, the text says enough.
  if (code && (!known.label || known.is === 'searched')) return code;
  const text = code ?? valueText(known, value, event, translate);
  const label = name === 'from' && event.action === 'claim' ? texts.takenFrom : known.label;
  return text ? `${label}: ${text}` : undefined;
};

const valueText = (
  { is, codes }: DetailWords,
  value: unknown,
  event: Event,
  translate: Translate,
): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (is === 'rights' && Array.isArray(value))
    return value.length > 0 ? rightsText(value) : texts.withoutRights;
  const one = (item: unknown) => {
    const text = String(item);
    if (codes?.[text]) return codes[text];
    if (is === 'moment')
      return /^\d{4}-\d\d-\d\d$/.test(text) ? formatDay(text) : formatMomentWithSeconds(text);
    if (is === 'state') return stateText(text, event, translate);
    if (is === 'resource') return translate(`resources.${text}.name`, { smart_count: 2, _: text });
    return is === 'fields' || is === 'searched' ? fieldText(text, event, translate) : text;
  };
  return Array.isArray(value) ? value.map(one).join(', ') : one(value);
};

/** A request has the id of its state, a record of a plain resource the code of one of its choices. */
const stateText = (text: string, { action, subject, detail }: Event, translate: Translate) => {
  if (action === 'claim') return text;
  if (subject === 'application') return statusName(Number(text));
  const fields: readonly string[] = Object(detail).fields ?? [];
  return fields.reduce(
    (found, field) => translate(`resources.${subject}.choices.${field}.${text}`, { _: found }),
    text,
  );
};

/** The ends of a range are filters of one field. */
const ends: Readonly<Record<string, string>> = texts.ends;

const fieldText = (text: string, { subject }: Event, translate: Translate) => {
  const [, name = text, end = ''] = /^(.*?)(?:_(gte|lte))?$/.exec(text) ?? [];
  const ofRequests = translate(`resources.backofficeApplications.fields.${name}`, {
    _: ownNames[name] ?? name,
  });
  return translate(`resources.${subject}.fields.${name}`, { _: ofRequests }) + (ends[end] ?? '');
};

/** Fields that no screen has a label for. */
const ownNames: Readonly<Record<string, string>> = texts.fields;
