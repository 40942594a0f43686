import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { inlineHashes } from '../../../server/node/serveWebApplication';

const folderWith = async (page?: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'inline-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  if (page) await writeFile(join(folder, 'index.html'), page);
  return folder;
};

it("docs/asvs.tsv, 3.4.3: the policy names the page's own script and style sheet by their hashes, and nothing that is data or a file", async () => {
  const page = `<style>a{}</style><script type="module" src="/x.js"></script>
    <script type="application/json">{}</script><script>alert(1)</script>`;
  expect(await inlineHashes(await folderWith(page))).toEqual({
    scripts: ["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"],
    styles: ["'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='"],
  });
});

it('the content policy names no script where nothing is built', async () => {
  expect(await inlineHashes(await folderWith())).toEqual({ scripts: [], styles: [] });
});
