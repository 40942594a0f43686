import type { Submission } from '../../../contract/entities/application';
import type { Sendable } from '../../http/sendable';
import type { FormDocument, RequestFormValues } from '../requestFormValues';
import { encodeApplication } from './encodeApplication';
import { encodeFile } from './encodeFile';
import { encodeSubmitter } from './encodeSubmitter';

const encodeNewDocument = (document: FormDocument) => {
  if (document instanceof File) return encodeFile(document);
  throw new Error(`${document.filename} is on the server already: a new request carries new documents only`);
};

/** The body of POST Application/submit (spec 3, Submission; spec 7). */
export const encodeSubmission = (values: RequestFormValues): Sendable<Submission> => ({
  ...encodeSubmitter(values),
  applications: [encodeApplication(values, encodeNewDocument)],
});
