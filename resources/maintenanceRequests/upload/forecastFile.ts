import type { CheckState } from './useChosenWorkbook';
import { isProblem, type WorkbookReport } from './workbookReport';

/** Predicts what the server will do with the lines of a readable file; returns a key of `maintenance.check`. */
export const forecastLines = ({ groups }: WorkbookReport): 'willFail' | 'readings' | 'clean' => {
  if (groups.some(({ kind }) => isProblem(kind))) return 'willFail';
  return groups.length > 0 ? 'readings' : 'clean';
};

/** What the server will do with a file that is sent; keys of `maintenance.forecast`. */
export type Forecast = 'unknown' | 'refused' | 'returned' | 'registered' | 'confirmed';

/** Predicts what the server will do with a file. */
export const forecastFile = (check: CheckState): Forecast => {
  if (check.state !== 'done') return 'unknown';
  const { report, refusal } = check;
  if (report.structure || refusal) return 'refused';
  if (forecastLines(report) === 'willFail') return 'returned';
  return report.isConfirmed ? 'confirmed' : 'registered';
};
