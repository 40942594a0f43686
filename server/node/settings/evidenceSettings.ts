import { z } from 'zod';
import { flag } from './flag';

/** The variables of what is kept as evidence: the privacy notice, the purpose of look-ups. */
export const evidenceVariables = {
  /** A URL, or the text itself: `\n` begins another line. */
  PRIVACY_NOTICE: z
    .string()
    .trim()
    .max(20_000)
    .transform((text) => text.replaceAll('\\n', '\n'))
    .optional(),
  ASK_PURPOSE: flag,
};
