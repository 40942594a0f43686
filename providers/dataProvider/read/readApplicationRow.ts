import type { ApplicationRow } from '../../../contract/entities/application';
import { padFiscalNumber } from './padFiscalNumber';

/** A row of the application lists as the screens take it. */
export const readApplicationRow = (row: ApplicationRow): ApplicationRow => ({
  ...row,
  fiscalNumber: padFiscalNumber(row.fiscalNumber) ?? '',
  studentFiscalNumber: padFiscalNumber(row.studentFiscalNumber),
});
