import { z } from 'zod';
import { access } from '../access';
import { defineCall, defineDownload } from './defineCall';

const base = '/DataProtection';
/** The calls come together. */
const capability = 'data-protection';

/** What the data protection officer has to hold: the register of article 30, and what an assessment of article 35 needs. */
export const dataProtectionPapers = ['register', 'assessment'] as const;
export type DataProtectionPaper = (typeof dataProtectionPapers)[number];

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
