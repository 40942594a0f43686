import type { CheckState } from './useChosenWorkbook';
import { isProblem, type WorkbookReport } from './workbookReport';

/** Predicts what the server will do with the lines of a readable file; keys of `maintenance.check`. */
export const linesVerdict = ({ groups }: WorkbookReport): 'willFail' | 'readings' | 'clean' => {
  if (groups.some(({ kind }) => isProblem(kind))) return 'willFail';
  return groups.length > 0 ? 'readings' : 'clean';
};

/** Predicts what the server will do with a file; keys of `maintenance.forecast`. */
export const checkVerdict = (check: CheckState): 'unknown' | 'refused' | 'returned' | 'registered' => {
  if (check.state !== 'done') return 'unknown';
  if (check.report.structure) return 'refused';
  return linesVerdict(check.report) === 'willFail' ? 'returned' : 'registered';
};
