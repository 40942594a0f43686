import { z } from 'zod';
import { isEmail } from '../../../contract/rules/email';

/** The variables of what is kept as evidence: who gets the head of the audit, the privacy notice, the purpose of look-ups. */
export const evidenceVariables = {
  AUDIT_HEAD_TO: z
    .string()
    .transform((addresses) => addresses.split(',').map((address) => address.trim()))
    .refine((addresses) => addresses.every(isEmail), 'must be e-mail addresses, separated by commas')
    .optional(),
  /** A URL, or the text itself: `\n` begins another line. */
  PRIVACY_NOTICE: z
    .string()
    .trim()
    .max(20_000)
    .transform((text) => text.replaceAll('\\n', '\n'))
    .optional(),
  ASK_PURPOSE: z
    .enum(['0', '1'])
    .transform((value) => value === '1')
    .optional(),
};
