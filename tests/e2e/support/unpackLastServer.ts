import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { extract } from 'tar';

/** The server of the last release, as `npm run keep-version` kept it. */
const lastServer = join(import.meta.dirname, '../../support/lastServer.tgz');

/** Unpacks the last release's server where it finds the packages that were left out of it; returns the folder. */
export const unpackLastServer = async (): Promise<string> => {
  const cache = 'node_modules/.cache';
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'last-version-'));
  await extract({ file: lastServer, cwd: folder });
  return folder;
};
