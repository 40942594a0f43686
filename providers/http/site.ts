import { send } from './send';

/** How long a look at the site may take, in milliseconds. */
const patience = 5000;

const look = (path: string) =>
  send(path, { cache: 'no-store', isProbe: true, signal: AbortSignal.timeout(patience) });

/** What can be learned of this site without a call of /api. */
export const site = {
  /** Whether it answers anything at all. */
  isThere: (): Promise<boolean> =>
    look('/config.json').then(
      () => true,
      () => false,
    ),
  /** The document that pages begin with, as it is now; rejects without an answer. */
  page: async (): Promise<string> => (await look('/')).text(),
};
