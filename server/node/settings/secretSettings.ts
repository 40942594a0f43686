import { z } from 'zod';

const minSecretLength = 32;

/** The current secret, then former ones that are still accepted. */
export type Secrets = readonly [string, ...string[]];

/** Reads the secrets of one text: the current one, then former ones after commas. */
export const splitSecrets = (text: string): Secrets => {
  const [first = '', ...former] = text.split(',').map((secret) => secret.trim());
  return [first, ...former];
};

/** A setting that holds a secret, and former ones after commas. */
export const secrets = z
  .string()
  .transform(splitSecrets)
  .refine((all) => all.every((secret) => secret.length >= minSecretLength), {
    message: `must have at least ${minSecretLength} characters, former ones after commas`,
  })
  .optional();
