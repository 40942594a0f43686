import { z } from 'zod';
import { defaultFactorRules, type FactorRules, factorRequirements } from '../factorRules';

const upTo = (most: number, byDefault: number) => z.coerce.number().int().min(0).max(most).default(byDefault);

/** The variables about factors (modules/factors/README.md). */
export const factorVariables = {
  REQUIRE_FACTOR: z.enum(factorRequirements).default(defaultFactorRules.required),
  FACTOR_GRACE_DAYS: upTo(90, defaultFactorRules.graceDays),
  FACTOR_REMOVAL_HOURS: upTo(7 * 24, defaultFactorRules.removalHours),
  CORPORATE_STRONG: z
    .string()
    .transform((values) => values.split(',').map((value) => value.trim()))
    .refine((values) => values.every(Boolean), { message: 'must be values of amr or acr, after commas' })
    .default([]),
};

/** Converts the environment's variables to the server's rules. */
export const factorRules = (env: z.infer<z.ZodObject<typeof factorVariables>>): FactorRules => ({
  required: env.REQUIRE_FACTOR,
  graceDays: env.FACTOR_GRACE_DAYS,
  removalHours: env.FACTOR_REMOVAL_HOURS,
  strongMethods: env.CORPORATE_STRONG,
});
