/**
 * Keeps the server of this version as tests/support/lastServer.tgz: `npm run keep-version`, once a version is released.
 * The next one must then run beside it, which tests/e2e/processes/upgradeUnderLoad.spec.ts tries. Left out is what would
 * make it three times as large and a server on PostgreSQL does without; tests find it among the project's packages.
 */
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create } from 'tar';
import { bundleServer } from '../build/bundleServer.mjs';

const kept = 'tests/support/lastServer.tgz';
const folder = mkdtempSync(join(tmpdir(), 'tsi-kept-'));
await bundleServer(folder, {
  isSmall: true,
  external: [/^@electric-sql\/pglite/, /^@zxcvbn-ts\//, 'fs-native-extensions', 'xlsx'],
});
const programs = readdirSync(folder)
  .filter((file) => file.endsWith('.js'))
  .sort();
await create({ cwd: folder, file: kept, gzip: { level: 9 }, portable: true, mtime: new Date(0) }, programs);
rmSync(folder, { recursive: true });
console.log(`${kept}: ${Math.round(statSync(kept).size / 1000)} kB`);
