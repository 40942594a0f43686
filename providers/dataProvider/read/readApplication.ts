import type { Application } from '../../../contract/entities/application';
import { padAddress } from './padAddress';
import { padFiscalNumber } from './padFiscalNumber';

/** A whole application as the screens take it. */
export const readApplication = (application: Application): Application => ({
  ...application,
  fiscalNumber: padFiscalNumber(application.fiscalNumber),
  studentFiscalNumber: padFiscalNumber(application.studentFiscalNumber),
  address: application.address && padAddress(application.address),
  studentAddress: application.studentAddress && padAddress(application.studentAddress),
});
