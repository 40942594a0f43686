import { TZDate } from '@date-fns/tz';
import type { RecordField } from '../../../../contract/records/recordFields';
import { cleanText, streamSafe } from '../../../../contract/rules/cleanText';
import { lisbonTimeZone } from '../../../../contract/rules/lisbonDay';
import type { ShownNumber, TableValue } from '../../../../workbook/readTable';
import { importTexts } from './texts';

/** A value as a call takes it, or why a cell has none for its field, in Portuguese. */
export type ReadValue = { readonly value: unknown } | { readonly problem: string };

/**
 * Reads what a cell says about a field, as people write it: days as DD/MM/AAAA or as a spreadsheet keeps them, amounts
 * with a comma, Sim or Não, choices by their texts, and as a text what the sheet shows. The text of a lookup stays a text. Whether a value is allowed is
 * left to the schema of a new record.
 */
export const readValue = (field: RecordField, cell: TableValue | undefined): ReadValue => {
  if (cell === undefined) return { value: null };
  if (typeof cell === 'object' && 'isUnknown' in cell) return { problem: importTexts.noValue };
  switch (field.kind) {
    case 'number':
      return isNumber(cell) ? { value: cell.number } : wholeNumber(textOf(cell));
    case 'money':
      return isNumber(cell) ? { value: withoutDust(cell.number) } : amount(textOf(cell));
    case 'date':
      return given(dayOf(cell), importTexts.day);
    case 'moment':
      return given(momentOf(cell), importTexts.moment);
    case 'yesNo':
      return given(typeof cell === 'boolean' ? cell : yesNo.get(folded(keptOf(cell))), importTexts.yesNo);
    case 'choice':
      return given(
        choiceOf(field.choices, textOf(cell)) ?? choiceOf(field.choices, keptOf(cell)),
        importTexts.choices(Object.values(field.choices)),
      );
    case 'lookup':
      return { value: isNumber(cell) ? cell.number : idOrText(textOf(cell)) };
    case 'digits':
      return { value: /^\d+$/.test(textOf(cell)) ? textOf(cell) : keptOf(cell) };
    case 'longText':
      return { value: withoutApostrophe(typeof cell === 'string' ? cell : textOf(cell)) };
    default:
      return { value: withoutApostrophe(textOf(cell)) };
  }
};

/** Returns a text as it is compared: without accents and in lower case. */
export const folded = (text: string): string =>
  streamSafe(cleanText(text)).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

type CellValue = Exclude<TableValue, { readonly isUnknown: true }>;

const given = (value: unknown, problem: string): ReadValue => (value === undefined ? { problem } : { value });

const isNumber = (cell: CellValue): cell is ShownNumber =>
  typeof cell === 'object' && cell.clock === undefined;

/** Returns what a cell shows, as a text. */
const textOf = (cell: CellValue): string => {
  if (typeof cell === 'boolean') return cell ? importTexts.yes : importTexts.no;
  return cleanText(typeof cell === 'object' ? cell.shown : cell);
};

/** Returns what a cell says whatever its format: '1' where it shows '1,00'. */
const keptOf = (cell: CellValue): string => (isNumber(cell) ? String(cell.number) : textOf(cell));

/** Removes what an export put before a text that a spreadsheet could have taken for a formula. */
const withoutApostrophe = (text: string) => text.replace(/^'(?=[=+\-@])/, '');

const wholeNumber = (text: string): ReadValue => {
  const digits = text.replace(/[ .]/g, '');
  return /^-?\d{1,15}$/.test(digits) && /^-?\d+$|^-?\d{1,3}([ .]\d{3})+$/.test(text)
    ? { value: Number(digits) }
    : { problem: importTexts.wholeNumber };
};

/** Points between thousands, and a comma before the cents; or a point before them, as programs write it. */
const amount = (text: string): ReadValue => {
  const plain = text.replace(/€/g, '').replace(/ /g, '');
  if (/^-?\d{1,3}(\.\d{3})+(,\d{1,2})?$/.test(plain))
    return { value: Number(plain.replaceAll('.', '').replace(',', '.')) };
  return /^-?\d{1,12}([.,]\d{1,2})?$/.test(plain)
    ? { value: Number(plain.replace(',', '.')) }
    : { problem: importTexts.amount };
};

/** Returns a calculated amount without what the calculation left beyond the cents. */
const withoutDust = (value: number): number => {
  const cents = Math.round(value * 100);
  return Math.abs(value * 100 - cents) < 1e-6 ? cents / 100 : value;
};

const written =
  /^(?:(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})|(\d{4})-(\d{2})-(\d{2}))(?:[ T](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(Z?))?$/;

type Clock = readonly [
  year: number,
  month: number,
  day: number,
  hours: number,
  minutes: number,
  seconds: number,
];

/** Reads a day, with or without a time, as Date takes its parts; undefined if there is no such day. */
const clockOf = (cell: CellValue): { readonly clock: Clock; readonly isUtc: boolean } | undefined => {
  const text = (typeof cell === 'object' && cell.clock) || keptOf(cell);
  const [, day, month, year, isoYear, isoMonth, isoDay, hours, minutes, seconds, zone] =
    written.exec(text) ?? [];
  const clock: Clock = [
    Number(year ?? isoYear),
    Number(month ?? isoMonth) - 1,
    Number(day ?? isoDay),
    Number(hours ?? 0),
    Number(minutes ?? 0),
    Number(seconds ?? 0),
  ];
  const date = new Date(Date.UTC(...clock));
  const isReal =
    date.getUTCMonth() === clock[1] &&
    date.getUTCDate() === clock[2] &&
    date.getUTCHours() === clock[3] &&
    date.getUTCMinutes() === clock[4];
  return isReal ? { clock, isUtc: zone === 'Z' } : undefined;
};

const dayOf = (cell: CellValue) => {
  const found = clockOf(cell);
  return found && new Date(Date.UTC(...found.clock)).toISOString().slice(0, 'yyyy-MM-dd'.length);
};

/** Without a time zone, the clock is one in Portugal. */
const momentOf = (cell: CellValue) => {
  const found = clockOf(cell);
  if (!found) return undefined;
  const { clock, isUtc } = found;
  const time = isUtc ? Date.UTC(...clock) : new TZDate(...clock, lisbonTimeZone).getTime();
  return new Date(time).toISOString();
};

const yesNo = new Map<string, boolean>([
  ...['sim', 's', 'verdadeiro', 'true', '1', 'x'].map((text) => [text, true] as const),
  ...['nao', 'n', 'falso', 'false', '0'].map((text) => [text, false] as const),
]);

const choiceOf = (choices: Readonly<Record<string, string>>, text: string): string | undefined => {
  const named = folded(text);
  const same = Object.entries(choices).find(([, shown]) => folded(shown) === named);
  return same?.[0] ?? Object.keys(choices).find((key) => folded(key) === named);
};

const idOrText = (text: string): number | string => (/^\d{1,9}$/.test(text) ? Number(text) : text);
