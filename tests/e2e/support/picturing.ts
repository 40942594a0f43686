import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Whether this run takes pictures of the screens (`npm run screenshots`). */
export const isPicturing = process.env.SCREENSHOTS === '1';

const fixedClock = new URL('./fixedClock.mjs', import.meta.url);

/** Options that stop the server's clock. */
export const stillServer = { NODE_OPTIONS: `--import=${fixedClock.href}` };

const root = fileURLToPath(new URL('../../..', import.meta.url));
const readme = readFileSync(join(root, 'README.md'), 'utf8');

/** Returns where a picture goes: beside the documents if README.md shows it, else into a folder that git ignores. */
export const picturePath = (name: string) => {
  const kept = `docs/pictures/${name}.png`;
  return join(root, readme.includes(`](${kept})`) ? kept : `screenshots/${name}.png`);
};
