import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { makeWholeCopy } from './support/projectCopy';

const minute = 60_000;

test('npm run new:resource writes a resource that passes every check as it is, and works', () => {
  test.setTimeout(20 * minute);
  const copy = makeWholeCopy();
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: copy.folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  const npm = (script: string, ...args: string[]) => run('npm', 'run', '--silent', script, '--', ...args);
  try {
    const said = npm('new:resource', 'complaints', 'Reclamação', 'Reclamações');
    expect(said).toContain('contract/records/complaints.ts: the fields');
    expect(readdirSync(join(copy.folder, 'server/db/migrations')).join()).toMatch(/\d{4}_complaints\.sql/);
    for (const check of ['typecheck', 'lint', 'boundaries', 'unused']) npm(check);
    // The last one is its own: it uses the screens against the real server.
    const tests = ['tests/architecture', 'tests/server/conformance', 'tests/screens/complaints'];
    run('npx', 'vitest', 'run', '--reporter=dot', ...tests);
    expect(() => npm('new:resource', 'complaints')).toThrow();
  } finally {
    copy.remove();
  }
});
