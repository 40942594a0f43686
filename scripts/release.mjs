/**
 * Makes dist/release/tarifa-social-internet-<version>.tar.gz, which runs with Node alone, beside it
 * tsi-client-<version>.tgz, the library for providers' systems, and their checksums: `npm run release`. The same commit gives the same bytes. With `--built` it takes the web application that is in
 * dist/web; with `--try` it also tries the archive on every line of Node that the product supports.
 */
import { execSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, relative, sep } from 'node:path';
import { create } from 'tar';
import { billOfParts, licencesOf, readParts } from '../build/billOfParts.mjs';
import { packClientLibrary } from '../build/buildClientLibrary.mjs';
import { bundleServer } from '../build/bundleServer.mjs';
import { tryNodeLines } from './tryNodeLines.mjs';

const { name, version, engines } = JSON.parse(readFileSync('package.json', 'utf8'));
const release = 'dist/release';
const label = `${name}-${version}`;
const folder = join(release, label);

/** The day of this version, by which everything in the archive is dated: builds of one commit are alike. */
const dateOfRelease = () => {
  const [, newest, date = ''] =
    /^## (\S+), (\d{4}-\d\d-\d\d)$/m.exec(readFileSync('CHANGELOG.md', 'utf8')) ?? [];
  if (newest !== version) throw new Error(`CHANGELOG.md must begin with '## ${version}, <date>'`);
  return date;
};

/** Lists the files of the archive, sorted, as paths in it. */
const filesOf = (/** @type {string} */ top) =>
  readdirSync(top, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(top, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();

/** Returns a line as `sha256sum --check` reads it. */
const sumLine = (/** @type {string} */ top, /** @type {string} */ file) =>
  `${createHash('sha256')
    .update(readFileSync(join(top, file)))
    .digest('hex')}  ${file}\n`;

const assemble = async (/** @type {string} */ date) => {
  await bundleServer(join(folder, 'dist/server'));
  cpSync('dist/web', join(folder, 'dist/web'), { recursive: true });
  const parts = readParts([
    join(folder, 'dist/server/licenses.json'),
    join(folder, 'dist/web/licenses.json'),
  ]);
  rmSync(join(folder, 'dist/server/licenses.json'));

  const bill = billOfParts(parts, date);
  const about = { name, version, private: true, type: 'module', engines };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(about, null, 2)}\n`);
  writeFileSync(join(folder, 'sbom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`);
  writeFileSync(join(folder, 'LICENSES.txt'), licencesOf(parts, bill));

  cpSync('CHANGELOG.md', join(folder, 'CHANGELOG.md'));
  cpSync('deploy', folder, { recursive: true });
  rmSync(join(folder, 'postgresqlLicence.txt'));
  for (const document of readdirSync('docs').filter((file) => /\.(md|tsv)$/.test(file)))
    cpSync(join('docs', document), join(folder, 'docs', document));
};

const pack = async (/** @type {string} */ date) => {
  const files = filesOf(folder);
  writeFileSync(join(folder, 'SHA256SUMS'), files.map((file) => sumLine(folder, file)).join(''));
  const all = ['SHA256SUMS', ...files];
  // Whatever the umask was.
  for (const file of all) chmodSync(join(folder, file), 0o644);
  const archive = `${label}.tar.gz`;
  await create(
    { cwd: release, file: join(release, archive), gzip: { level: 9 }, portable: true, mtime: new Date(date) },
    all.map((file) => `${label}/${file}`),
  );
  const library = await packClientLibrary(release, version, date);
  const sums = [archive, library].map((file) => sumLine(release, file));
  writeFileSync(join(release, 'SHA256SUMS'), sums.join(''));
  const megabytes = (/** @type {number} */ bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
  const unpacked = all.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  const packed = statSync(join(release, archive)).size;
  console.log(`${release}/${archive}: ${megabytes(packed)}; ${all.length} files, ${megabytes(unpacked)}`);
};

const date = dateOfRelease();
if (!process.argv.includes('--built')) execSync('npm run build', { stdio: 'inherit' });
rmSync(release, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
await assemble(date);
await pack(date);
if (process.argv.includes('--try') && !tryNodeLines()) process.exitCode = 1;
