import type { RaRecord, useTranslate } from 'ra-core';
import { formatAmount } from '../format/amount';
import { formatMoment } from '../format/lisbonTime';
import { type Field, type FieldKind, type FieldOf, kindOf } from './Field';

/** What the text of a value depends on besides the value itself. */
interface TextEnvironment<Kind extends FieldKind> {
  field: FieldOf<Kind>;
  row: Readonly<Record<string, unknown>>;
  /** react-admin's name of the resource. */
  resource: string | undefined;
  translate: ReturnType<typeof useTranslate>;
}

/** How values of a kind are shown read-only. */
interface CellKind<Kind extends FieldKind> {
  /** Classes of its cell in a table. */
  look?: string;
  /** Returns the text of a value; called only if there is one. */
  text: (value: unknown, environment: TextEnvironment<Kind>) => string;
  /** The type of its spreadsheet cell; text when absent. */
  sheet?: 'number' | 'money' | 'day' | 'moment';
}

const asText = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

/** Returns the text of a value whose structure is unknown: the parts of an object, each with its name. */
const partsOf = (value: unknown): string =>
  typeof value === 'object'
    ? Object.entries(Object(value))
        .map(([name, part]) => `${name}: ${asText(part)}`)
        .join('; ')
    : asText(value);

/** How each kind of field is shown in a cell. */
export const cellKinds: { readonly [Kind in FieldKind]: CellKind<Kind> } = {
  text: { look: 'words', text: asText },
  longText: { look: 'words', text: asText },
  email: { text: asText },
  digits: { look: 'unbroken tight', text: asText },
  number: { look: 'unbroken tight figure', text: asText, sheet: 'number' },
  money: { look: 'unbroken tight figure', text: (value) => formatAmount(Number(value)), sheet: 'money' },
  date: {
    look: 'unbroken tight',
    text: (value) => asText(value).split('-').reverse().join('-'),
    sheet: 'day',
  },
  moment: { look: 'unbroken moment', text: (value) => formatMoment(asText(value)), sheet: 'moment' },
  yesNo: {
    look: 'tight',
    text: (value, { translate }) => translate(value ? 'kit.inputs.yes' : 'kit.inputs.no'),
  },
  choice: {
    text: (value, { field, resource, translate }) =>
      choiceText({ kept: asText(value), field, resource, translate }),
  },
  lookup: { text: (value, { field, row }) => asText((field.ownText && row[field.ownText]) ?? value) },
  file: { text: (value) => asText(Reflect.get(Object(value), 'filename') ?? '') },
  custom: { text: partsOf },
};

/** Returns the classes of a field's cells in a table. */
export const cellLook = (field: Pick<Field, 'kind'> & { isFigure?: boolean }): string | undefined => {
  if (field.isFigure) return 'figure';
  return cellKinds[kindOf(field)].look;
};

interface ChoiceOf extends Pick<TextEnvironment<'choice'>, 'resource' | 'translate'> {
  kept: string;
  field: Pick<FieldOf<'choice'>, 'source' | 'choices'>;
}

/** Returns the text shown for one of a field's choices. */
export const choiceText = ({ kept, field, resource, translate }: ChoiceOf): string =>
  translate(`resources.${resource}.choices.${field.source}.${kept}`, { _: field.choices[kept] ?? kept });

/** Returns whether a value is there to be shown: not null, undefined or an empty string. */
export const hasValue = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

/** Returns the text of a record's field; empty if it has no value. */
export const cellText = (
  row: RaRecord,
  {
    field,
    ...environment
  }: Pick<TextEnvironment<FieldKind>, 'resource' | 'translate'> & {
    field: Pick<Field, 'text'> & { source: string; kind?: FieldKind };
  },
): string => {
  if (field.text) return field.text(row, environment.translate);
  const value: unknown = row[field.source];
  if (!hasValue(value)) return '';
  // Each entry takes fields of its own kind, which the types can't verify for a kind known only at run time.
  const { text } = cellKinds[kindOf(field)] as CellKind<FieldKind>;
  return text(value, { ...environment, row, field: field as FieldOf<FieldKind> });
};
