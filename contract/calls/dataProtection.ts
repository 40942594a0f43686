import { z } from 'zod';
import { access } from '../access';
import { moment } from '../entities/moment';
import { nif, textUpTo } from '../entities/text';
import { dataProtectionPapers } from '../rules/dataProtectionPapers';
import { fieldLengths } from '../rules/limits';
import { validationMessages } from '../rules/validationMessages';
import { defineCall, defineDownload } from './defineCall';
import { queryId } from './filter';

const base = '/DataProtection';
/** The calls come together. */
const capability = 'data-protection';

/** A paper in Portuguese, made of the inventory, the contract and the settings as they are. */
export const paper = z.object({
  title: z.string(),
  /** Paragraphs that come first. */
  about: z.array(z.string()),
  parts: z.array(
    z.object({
      title: z.string(),
      about: z.array(z.string()),
      /** Empty where the part is text alone. */
      headings: z.array(z.string()),
      rows: z.array(z.array(z.string())),
    }),
  ),
});
export type Paper = z.infer<typeof paper>;

const input = z.object({ paper: z.enum(dataProtectionPapers) });
const labels = { paper: 'Documento' } as const;

export const getPaper = defineCall({
  method: 'GET',
  path: `${base}/get-paper`,
  summary:
    'The register of processing activities (RGPD, article 30), or what an impact assessment (article 35) needs, as the program and its settings are',
  access: [access.dataProtection.show],
  recordedAs: 'noPersonalData',
  capability,
  input,
  labels,
  answer: paper,
  wrapped: true,
});

export const downloadPaper = defineDownload({
  method: 'GET',
  path: `${base}/download-paper`,
  summary: 'The register or the assessment as a page that stands by itself, to be printed or kept',
  access: [access.dataProtection.export],
  recordedAs: 'noPersonalData',
  capability,
  input,
  labels,
  mediaType: 'text/html; charset=utf-8',
});

const personFileId = z.int32().positive();

/** What the caller asked for of everything that is held about a person. */
export const personFile = z.object({
  id: personFileId,
  /** Whose; null once the file is gone. */
  fiscalNumber: z.string().nullable(),
  reason: z.string(),
  state: z.enum(['waiting', 'ready', 'fetched', 'expired']),
  askedOn: moment,
  /** Until when it can be fetched. */
  expiresOn: moment,
  endedOn: moment.nullable(),
});
export type PersonFile = z.infer<typeof personFile>;

export const askPersonFile = defineCall({
  method: 'POST',
  path: `${base}/export-person`,
  summary:
    'Has everything that is held about a person gathered in the background, by their NIF as applicant or student; answers the number of the file',
  access: [access.dataProtection.export],
  needsRecentFactor: true,
  recordedAs: ['askPersonFile'],
  capability,
  input: z.object({
    fiscalNumber: nif,
    reason: textUpTo(fieldLengths.otherReason).min(1, validationMessages.required),
  }),
  labels: { reason: 'Motivo' },
  answer: personFileId,
  wrapped: true,
});

export const getPersonFiles = defineCall({
  method: 'GET',
  path: `${base}/get-person-files`,
  summary: 'The files of persons that the caller asked for, newest first, fifty at most',
  access: [access.dataProtection.export],
  recordedAs: 'recordedBefore',
  capability,
  input: z.object({}),
  answer: z.array(personFile),
  wrapped: true,
});

export const fetchPersonFile = defineDownload({
  method: 'DELETE',
  path: `${base}/export-person-file`,
  summary:
    'The file of a person that the caller asked for, once: a page, the same as JSON, and the documents, in a ZIP; it is gone afterwards',
  access: [access.dataProtection.export],
  needsRecentFactor: true,
  recordedAs: ['fetchPersonFile'],
  capability,
  input: z.object({ personFileId: queryId }),
  labels: { personFileId: 'Ficheiro' },
  mediaType: 'application/zip',
});
