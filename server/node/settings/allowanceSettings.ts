import { z } from 'zod';
import { type AllowanceLimits, defaultAllowanceLimits, unlimited } from '../../services/context/allowance';

/** A limit; 0 sets none. */
const limit = (byDefault: number) =>
  z.coerce
    .number()
    .int()
    .min(0)
    .max(1_000_000_000)
    .default(byDefault)
    .transform((most) => (most === 0 ? unlimited : most));

const { reading, persons } = defaultAllowanceLimits;

/** The variables of what an account may read and for how many persons eligibility may be asked. */
export const allowanceVariables = {
  READS_PER_HOUR_ADMINISTRATOR: limit(reading.administrators.hour),
  READS_PER_DAY_ADMINISTRATOR: limit(reading.administrators.day),
  READS_PER_HOUR_OPERATOR: limit(reading.providers.hour),
  READS_PER_DAY_OPERATOR: limit(reading.providers.day),
  PERSONS_PER_DAY_ACCOUNT: limit(persons.account),
  PERSONS_PER_DAY_PROVIDER: limit(persons.provider),
};

/** Converts the environment's variables to limits. */
export const allowanceLimits = (
  env: z.infer<z.ZodObject<typeof allowanceVariables>>,
): { readonly allowanceLimits: AllowanceLimits } => ({
  allowanceLimits: {
    reading: {
      administrators: { hour: env.READS_PER_HOUR_ADMINISTRATOR, day: env.READS_PER_DAY_ADMINISTRATOR },
      providers: { hour: env.READS_PER_HOUR_OPERATOR, day: env.READS_PER_DAY_OPERATOR },
    },
    persons: { account: env.PERSONS_PER_DAY_ACCOUNT, provider: env.PERSONS_PER_DAY_PROVIDER },
  },
});
