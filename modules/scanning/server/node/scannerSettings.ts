import { z } from 'zod';

/** Where clamd listens: a port or a socket of the file system, in the words of node:net. */
export type ClamdAddress = { readonly host: string; readonly port: number } | { readonly path: string };

const wrong = 'must be tcp://host:port or unix:/path';

/** The variables for scanning documents (modules/scanning/README.md). */
export const scannerVariables = {
  CLAMD: z
    .string()
    .trim()
    .transform((address, context): ClamdAddress => {
      const path = /^unix:(\/.+)$/.exec(address)?.[1];
      if (path) return { path };
      const [, bracketed, name, digits] =
        /^tcp:\/\/(?:\[([\da-fA-F:]+)\]|([\w.-]+)):(\d{1,5})$/.exec(address) ?? [];
      const host = bracketed ?? name;
      const port = Number(digits);
      if (host && port > 0 && port < 65_536) return { host, port };
      context.addIssue({ code: 'custom', message: wrong });
      return z.NEVER;
    })
    .optional(),
};
