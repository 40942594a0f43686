import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../../contract/paths';
import { serveWebApplication } from '../../../server/node/serveWebApplication';

let folder: string;
const site = new Hono();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, '.git'));
  const files = ['index.html', 'corporateSignIn.html', 'assets/main-3f.js', '.env', '.git/config'];
  for (const name of files) await writeFile(join(folder, name), `content of ${name}`);
  serveWebApplication(site, folder);
});
afterAll(() => rm(folder, { recursive: true }));

const ask = async (path: string, method = 'GET') => {
  const answer = await site.request(path, { method });
  return [answer.status, answer.status === 200 ? await answer.text() : ''];
};

describe('the web application', () => {
  it.each([
    ...Object.values(paths),
    '/applications/51/details',
    '/applications/',
    '/anything/else',
    '/applications/search?nif=1.2.3&name=.env',
    '/login?redirect=%2Fapplications.env',
  ])('answers %s', async (path) => {
    expect(await ask(path)).toEqual([200, 'content of index.html']);
  });

  it('answers its files', async () => {
    expect(await ask('/assets/main-3f.js')).toEqual([200, 'content of assets/main-3f.js']);
    expect(await ask('/corporateSignIn.html')).toEqual([200, 'content of corporateSignIn.html']);
  });

  it.each([
    '/.env',
    '/.env.production',
    '/.git/config',
    '/.git/HEAD',
    '/.git',
    '/.svn/entries',
    '/.aws/credentials',
    '/.ssh/id_rsa',
    '/.htaccess',
    '/.DS_Store',
    '/.well-known/security.txt',
    '/.well-known/unknown',
    '/.well-known/change-password',
    '/applications/.env',
    '/applications/.git/config',
    '/%2eenv',
    '/%2Eenv',
    '/%252eenv',
    '/%25252egit/config',
    '/.%67it/config',
    '/applications%2f.env',
    '/applications%252f%252egit%252fconfig',
    '/applications/..%5c.env',
    '/%5c.env',
    '/.env%00',
    '/.env/',
    '//.env',
    '/x.php',
    '/x%2ephp',
    '/x%252ephp',
    '/index.php/admin',
    '/wp-login.php',
    '/backup.sql',
    '/assets/missing.js',
    '/assets/main-3f.js.map',
    '/server.js',
    '/package.json',
  ])('does not answer %s', async (path) => {
    expect(await ask(path)).toEqual([404, '']);
    expect(await ask(path, 'HEAD')).toEqual([404, '']);
  });

  it.each(['/%E0%A4%A', '/%', `/${'%25'.repeat(3000)}2eenv`])('comes to no harm by %s', async (path) => {
    expect([200, 404]).toContain((await ask(path))[0]);
  });
});
