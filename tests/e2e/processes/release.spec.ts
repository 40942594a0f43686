import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extract } from 'tar';
import { prepareSubmissions, sendTo, signInBy } from '../support/apiSession';
import { makeDataFolder, removeDataFolder, runAppServer, startBriefServer } from '../support/appServer';
import { makeDocument } from '../support/documents';
import { expect, ownTest as test } from '../support/test';

const release = 'dist/release';
const nobody = 65_534;
const isRoot = process.getuid?.() === 0;
/** Root runs it as somebody else; anybody else runs it as they are. */
const through = isRoot ? ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups'] : [];

/** Compares every file that a list of sums names, and returns their names. */
const checkSums = (folder: string): string[] => {
  const lines = readFileSync(join(folder, 'SHA256SUMS'), 'utf8').trim().split('\n');
  return lines.map((line) => {
    const [sum, file = ''] = line.split('  ');
    const found = createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex');
    expect(found, file).toBe(sum);
    return file;
  });
};

let folder: string;
test.beforeEach(() => {
  folder = makeDataFolder();
});
test.afterEach(() => removeDataFolder(folder));

test('a release runs in an empty folder, as another user, with Node alone', async () => {
  test.setTimeout(240_000);
  execFileSync(process.execPath, ['scripts/release.mjs', '--built'], { stdio: 'pipe' });
  const [archive = '', library] = checkSums(release);
  expect(library).toMatch(/^tsi-client-[\d.]+\.tgz$/);
  await extract({ file: join(release, archive), cwd: folder });
  const [label = ''] = readdirSync(folder);
  const unpacked = join(folder, label);
  expect(checkSums(unpacked)).toEqual(
    expect.arrayContaining([
      'dist/server/main.js',
      'dist/web/index.html',
      'tarifa-social@.service',
      'docs/operate.md',
    ]),
  );

  const { components, ...bill } = JSON.parse(readFileSync(join(unpacked, 'sbom.cdx.json'), 'utf8'));
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { type: 'application' } } });
  const licences = readFileSync(join(unpacked, 'LICENSES.txt'), 'utf8');
  const listed = [...licences.matchAll(/^={80}\n(\S+) ?(\S*) \(.*\)\n={80}\n\n(?=\S)/gm)];
  expect(listed.map(([, name, version]) => (version ? `${name}@${version}` : name)).sort()).toEqual(
    components.map((component: { 'bom-ref': string }) => component['bom-ref']).sort(),
  );
  expect(components.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining(['hono', 'react', 'pdfjs-dist', 'postgresql']),
  );

  const data = join(folder, 'data');
  mkdirSync(data);
  if (isRoot) execFileSync('chown', ['-R', `${nobody}:${nobody}`, folder]);
  const program = join(unpacked, 'dist/server/main.js');
  const node = process.env.RELEASE_NODE ?? process.execPath;
  const settings = { SEED_DEMO: '1', LOG_LEVEL: 'warn', NODE_PATH: '' };
  const server = await startBriefServer(data, { settings, through, program, node });
  try {
    const page = await (await fetch(server.url)).text();
    const [, script = ''] = /<script type="module"[^>]* src="([^"]+)"/.exec(page) ?? [];
    expect((await fetch(new URL(script, server.url))).headers.get('content-type')).toContain('javascript');

    // Hashes a password in a thread, judges a document in a process, and stores it.
    const { send, read } = await signInBy(sendTo(server.url));
    const bodyOf = await prepareSubmissions(send);
    const document = await makeDocument('comprovativo.pdf', 2);
    const [{ applicationId }] = await read('/Application/submit', bodyOf(document));
    const [file] = await read(`/Application/get-files?applicationId=${applicationId}`);
    const stored = await send(`/Application/download-resource-file?resourceFileId=${file.resourceFileId}`);
    expect(Buffer.from(await stored.arrayBuffer()).equals(document.buffer)).toBe(true);

    // The lock is native code.
    const second = await runAppServer(data, settings, through, [], { program, node });
    expect(second).toMatchObject({
      code: 1,
      output: expect.stringContaining('already in use by another server'),
    });
    expect(server.output()).not.toMatch(/"level":(50|60)/);
  } finally {
    await server.end('SIGTERM');
  }
  const checked = await runAppServer(data, settings, through, ['check-counts'], { program, node });
  expect(checked).toMatchObject({ code: 0, output: expect.stringContaining('Every count is right.') });
});
