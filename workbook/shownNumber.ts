import { SSF } from 'xlsx';
import { clockOf } from './clockOf';

/**
 * Returns a number as a sheet shows it in Portugal: by its format, with a comma before decimals and points between
 * thousands; days as DD/MM/AAAA whatever the order in the file, which depends on the country of who opens it. A number
 * without a format has the digits that a sheet keeps, 15.
 */
export const shownNumber = (value: number, format: string | undefined, date1904: boolean): string => {
  if (format === undefined) return plain(value);
  const shown = shownDay(value, format, date1904) ?? formatted(value, format, date1904);
  return shown === '' ? plain(value) : shown;
};

const plain = (value: number) => String(Number(value.toPrecision(15))).replace('.', ',');

/** What a format says literally, and its colours and languages; not the hours beyond a day, such as [h]. A format has 100 characters at most. */
const literal = /"[^"]{0,99}"|\\.|\[(?![hms]{1,9}\])[^\]]{0,99}\]/gi;

const shownDay = (value: number, format: string, date1904: boolean): string | undefined => {
  if (!SSF.is_date(format)) return undefined;
  const parts = format.replace(literal, '');
  const hasTime = /[hs]/i.test(parts);
  const clock = clockOf(value, date1904);
  if (clock === undefined || (hasTime && !/[dy]/i.test(parts))) return undefined;
  const [day = '', time = ''] = clock.split('T');
  const shown = day.split('-').reverse().join('/');
  return hasTime ? `${shown} ${/s/i.test(parts) ? time : time.slice(0, 'HH:mm'.length)}` : shown;
};

const swapped: Readonly<Record<string, string>> = { ',': '.', '.': ',' };

const formatted = (value: number, format: string, date1904: boolean): string => {
  try {
    return String(SSF.format(format, value, { date1904 }))
      .replace(/(?<=\d)[.,](?=\d)/g, (separator) => swapped[separator] ?? separator)
      .trim();
  } catch {
    // A format that is none.
    return '';
  }
};
