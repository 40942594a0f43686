import type { RecheckSubmission } from '../../../contract/entities/application';
import type { Sendable } from '../../http/sendable';
import type { ResubmissionValues } from '../requestFormValues';
import { encodeApplication } from './encodeApplication';
import { encodeDocument } from './encodeDocument';
import { encodeSubmitter } from './encodeSubmitter';

/** The body of POST Application/recheck and update-annual-recheck: the application under its own id (spec 7). */
export const encodeResubmission = (values: ResubmissionValues): Sendable<RecheckSubmission> => ({
  ...encodeSubmitter(values),
  applications: [{ ...encodeApplication(values, encodeDocument), id: values.applicationId }],
});
