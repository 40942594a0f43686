import { z } from 'zod';
import { flag } from './flag';

const isOnThisMachine = (url: string) => /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]/.test(`${url}/`);

/** The URL of a server that is sent a token: https, except on this machine. */
const serviceUrl = z
  .url({ protocol: /^https?$/ })
  .refine((url) => url.startsWith('https:') || isOnThisMachine(url), 'must be an https URL');

const token = z.string().trim().min(1).optional();

/** The variables for Social Security and the Tax Authority (docs/operate.md, "Outside services"). */
export const outsideServiceVariables = {
  SOCIAL_SECURITY_URL: serviceUrl.optional(),
  SOCIAL_SECURITY_TOKEN: token,
  TAX_AUTHORITY_URL: serviceUrl.optional(),
  TAX_AUTHORITY_TOKEN: token,
  SIMULATED_SERVICES: flag,
  OUTSIDE_SERVICE_TIMEOUT_MS: z.coerce.number().int().min(100).max(15_000).default(5_000),
  VERIFICATION_ANSWER_DAYS: z.coerce
    .number({ error: 'must be a number of days from 0 to 90' })
    .int('must be a number of days from 0 to 90')
    .min(0, 'must be a number of days from 0 to 90')
    .max(90, 'must be a number of days from 0 to 90')
    .default(0),
};

type Environment = z.infer<z.ZodObject<typeof outsideServiceVariables>>;

/** Returns which of these settings do not go together. */
export const outsideServiceMistakes = (env: Environment): { name: string; message: string }[] => {
  const { SOCIAL_SECURITY_URL, SOCIAL_SECURITY_TOKEN, TAX_AUTHORITY_URL, TAX_AUTHORITY_TOKEN } = env;
  const given = [SOCIAL_SECURITY_URL, SOCIAL_SECURITY_TOKEN, TAX_AUTHORITY_URL, TAX_AUTHORITY_TOKEN];
  const mistakes: { name: string; message: string }[] = [];
  if (new Set(given.map(Boolean)).size > 1)
    mistakes.push({
      name: 'SOCIAL_SECURITY_URL',
      message:
        'must be set together with SOCIAL_SECURITY_TOKEN, TAX_AUTHORITY_URL and TAX_AUTHORITY_TOKEN, or none',
    });
  if (SOCIAL_SECURITY_URL && env.SIMULATED_SERVICES)
    mistakes.push({
      name: 'SIMULATED_SERVICES',
      message: 'must not be 1 beside SOCIAL_SECURITY_URL and TAX_AUTHORITY_URL',
    });
  return mistakes;
};

/** Converts the environment's variables; `outsideServices` is absent where the services are simulated. */
export const outsideServiceSettings = (env: Environment) => {
  const { SOCIAL_SECURITY_URL, SOCIAL_SECURITY_TOKEN, TAX_AUTHORITY_URL, TAX_AUTHORITY_TOKEN } = env;
  const timeOutMilliseconds = env.OUTSIDE_SERVICE_TIMEOUT_MS;
  return {
    outsideServices:
      SOCIAL_SECURITY_URL && SOCIAL_SECURITY_TOKEN && TAX_AUTHORITY_URL && TAX_AUTHORITY_TOKEN
        ? {
            socialSecurity: { url: SOCIAL_SECURITY_URL, token: SOCIAL_SECURITY_TOKEN, timeOutMilliseconds },
            taxAuthority: { url: TAX_AUTHORITY_URL, token: TAX_AUTHORITY_TOKEN, timeOutMilliseconds },
          }
        : undefined,
    /** For how many days the answer of an outside service may be used again; never when 0. */
    answerDays: env.VERIFICATION_ANSWER_DAYS,
  };
};
