import { z } from 'zod';

/** The variables of calls to providers' systems (docs/operate.md, "Calls to providers' systems"). */
export const webhookVariables = {
  WEBHOOKS_ALLOW_PRIVATE: z
    .enum(['0', '1'])
    .transform((value) => value === '1')
    .optional(),
};
