import { z } from 'zod';
import { isEmail } from '../../../../contract/rules/email';
import type { RetentionPeriod, RetentionSettings } from '../../contract/retention';

const upTo = (most: number, least = 1) => z.coerce.number().int().min(least).max(most).optional();

/** The variables of the retention schedule (modules/dataProtection/README.md, "How long data are kept"). */
export const retentionVariables = {
  RETENTION_SIGN_INS_DAYS: upTo(180, 2),
  RETENTION_DOCUMENTS_MONTHS: upTo(600),
  RETENTION_REQUESTS_YEARS: upTo(50),
  RETENTION_ADDRESSES_MONTHS: upTo(600),
  RETENTION_AUDIT_YEARS: upTo(50),
  DATA_PROTECTION_MAIL: z.string().trim().refine(isEmail, 'must be an e-mail address').optional(),
};

type Variables = z.infer<z.ZodObject<typeof retentionVariables>>;

const period = (unit: RetentionPeriod['unit'], number: number | undefined): RetentionPeriod | undefined =>
  number === undefined ? undefined : { unit, number };

/** Converts the environment's variables to how long each kind is kept. */
export const retentionSettings = (env: Variables): RetentionSettings => ({
  signIns: period('days', env.RETENTION_SIGN_INS_DAYS),
  documents: period('months', env.RETENTION_DOCUMENTS_MONTHS),
  requests: period('years', env.RETENTION_REQUESTS_YEARS),
  auditAddresses: period('months', env.RETENTION_ADDRESSES_MONTHS),
  audit: period('years', env.RETENTION_AUDIT_YEARS),
});

/** Returns what is wrong with the variables together: the audit goes last, and documents go before their requests. */
export const retentionMistakes = (env: Variables): { name: string; message: string }[] => {
  const audit = env.RETENTION_AUDIT_YEARS;
  const requests = env.RETENTION_REQUESTS_YEARS;
  const later = (months: number | undefined, years: number | undefined) =>
    months !== undefined && years !== undefined && months > 12 * years;
  return [
    ...(audit !== undefined && (requests === undefined || requests > audit)
      ? [
          {
            name: 'RETENTION_AUDIT_YEARS',
            message: 'must be at least RETENTION_REQUESTS_YEARS, which must be set: the audit goes last',
          },
        ]
      : []),
    ...(later(env.RETENTION_ADDRESSES_MONTHS, audit)
      ? [{ name: 'RETENTION_ADDRESSES_MONTHS', message: 'must not be longer than RETENTION_AUDIT_YEARS' }]
      : []),
    ...(later(env.RETENTION_DOCUMENTS_MONTHS, requests)
      ? [{ name: 'RETENTION_DOCUMENTS_MONTHS', message: 'must not be longer than RETENTION_REQUESTS_YEARS' }]
      : []),
  ];
};
