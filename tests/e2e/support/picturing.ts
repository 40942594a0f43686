import { fileURLToPath } from 'node:url';

/** Whether this run takes the pictures of docs/screenshots (`npm run screenshots`). */
export const isPicturing = process.env.SCREENSHOTS === '1';

const fixedClock = new URL('./fixedClock.mjs', import.meta.url);

/** Options that stop the server's clock. */
export const stillServer = { NODE_OPTIONS: `--import=${fixedClock.href}` };

/** The folder of the pictures. */
export const pictureFolder = fileURLToPath(new URL('../../../docs/screenshots', import.meta.url));
