import { SSF } from 'xlsx';

/** Returns the time of a clock that a number stands for, yyyy-MM-ddTHH:mm:ss; undefined for one out of range. */
export const clockOf = (value: number, date1904: boolean): string | undefined => {
  const shown = SSF.parse_date_code(value, { date1904 });
  if (!shown) return undefined;
  const { y, m, d, H, M, S } = shown;
  const [year, ...others] = [y, m, d, H, M, S].map((part, at) =>
    String(part).padStart(at === 0 ? 4 : 2, '0'),
  );
  const [month, day, ...time] = others;
  return `${year}-${month}-${day}T${time.join(':')}`;
};
