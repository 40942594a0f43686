import { send } from './send';

/** How long a request to the site may take, in milliseconds. */
const patience = 5000;

const look = (path: string) =>
  send(path, { cache: 'no-store', isProbe: true, signal: AbortSignal.timeout(patience) });

/** What can be learned about this site without a call of /api. */
export const site = {
  /** Returns whether the site answers at all. */
  isThere: (): Promise<boolean> =>
    look('/config.json').then(
      () => true,
      () => false,
    ),
  /** Returns the HTML document that every page starts from, in its current version; rejects when there is no answer. */
  page: async (): Promise<string> => (await look('/')).text(),
};
