import { SSF } from 'xlsx';
import { clockOf } from './clockOf';

/**
 * Returns a number as a sheet shows it in Portugal: by its format, with a comma before decimals and points between
 * thousands; days as DD/MM/AAAA where their order and the names of months depend on the country of who opens the file. A
 * number without a format has the digits that a sheet keeps, 15.
 */
export const shownNumber = (value: number, format: string | undefined, date1904: boolean): string => {
  if (format === undefined) return plain(value);
  const parts = format.replace(literal, '');
  const day = SSF.is_date(format) && /[dy]|mmm/i.test(parts) ? shownDay(value, parts, date1904) : undefined;
  if (day !== undefined && /^m{1,2}\/d|mmm/i.test(parts)) return day;
  return formatted(value, format, date1904) || (day ?? plain(value));
};

const plain = (value: number) => String(Number(value.toPrecision(15))).replace('.', ',');

/** What a format says literally, and its colours and languages; not the hours beyond a day, such as [h]. A format has 100 characters at most. */
const literal = /"[^"]{0,99}"|\\.|\[(?![hms]{1,9}\])[^\]]{0,99}\]/gi;

const shownDay = (value: number, parts: string, date1904: boolean): string | undefined => {
  const [day = '', time = ''] = clockOf(value, date1904)?.split('T') ?? [];
  if (day === '') return undefined;
  const shown = day.split('-').reverse().join('/');
  if (!/[hs]/i.test(parts)) return shown;
  return `${shown} ${/s/i.test(parts) ? time : time.slice(0, 'HH:mm'.length)}`;
};

const swapped: Readonly<Record<string, string>> = { ',': '.', '.': ',' };

const formatted = (value: number, format: string, date1904: boolean): string => {
  try {
    const shown = String(SSF.format(format, value, { date1904 })).trim();
    if (SSF.is_date(format)) return shown;
    return shown.replace(/(?<=\d)[.,](?=\d)/g, (separator) => swapped[separator] ?? separator);
  } catch {
    // A format that is none.
    return '';
  }
};
