import { z } from 'zod';
import { access } from '../access';
import { moment } from '../entities/moment';
import { defineCall } from './defineCall';
import { queryId } from './filter';

/** A declaration that was ticked in a request's form. */
export const consent = z.object({
  declaration: z.enum(['applicantGaveConsent', 'applicantProvidedRequiredDocuments']),
  /** What the form said, and which version of it. */
  text: z.string(),
  version: z.int(),
  /** SHA-256 of the text, kept since it was ticked. */
  textDigest: z.string(),
  givenOn: moment,
  /** Who ticked it, for the citizen. */
  givenBy: z.string().nullable(),
});
export type Consent = z.infer<typeof consent>;

export const getConsents = defineCall({
  method: 'GET',
  path: '/Application/get-consents',
  summary: 'As declarações assinaladas no formulário de um pedido: por que palavras, quando e por quem',
  access: [access.backofficeApplications.show],
  recordedAs: ['view'],
  capability: 'get-consents',
  input: z.object({ applicationId: queryId }),
  answer: z.array(consent),
  wrapped: true,
});
