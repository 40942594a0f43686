import { z } from 'zod';
import { fileReference } from './file';
import { day, moment } from './moment';

/** What the regulator asks the provider of an application for, beyond what was handed in. */
export const elementRequest = z.object({
  id: z.int32().positive(),
  text: z.string(),
  /** The last day for an answer, as AAAA-MM-DD. */
  dueDate: day,
  askedOn: moment,
  /** For administrators: who asked. */
  askedBy: z.string().nullish(),
  answeredOn: moment.nullish(),
  /** The provider's words; there may be none beside documents. */
  answer: z.string().nullish(),
  /** For administrators: who answered. */
  answeredBy: z.string().nullish(),
  /** The documents of the answer, which are documents of the application too. */
  documents: z.array(fileReference),
  /** When it ended without an answer: withdrawn, or the application was decided or cancelled. */
  endedOn: moment.nullish(),
});
export type ElementRequest = z.infer<typeof elementRequest>;
