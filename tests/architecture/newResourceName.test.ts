import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

// If the script accepted the name, it would write into its working directory.
const empty = mkdtempSync(join(tmpdir(), 'tsi-new-resource-'));
afterAll(() => rmSync(empty, { recursive: true }));

it.each(['Complaints', 'class', 'constructor', 'access'])(
  'no resource is called %s, which the code that is written for it could not be',
  (name) => {
    const script = join(process.cwd(), 'scripts/newResource.mjs');
    const { status, stderr } = spawnSync(process.execPath, [script, name], { cwd: empty, encoding: 'utf8' });
    expect(stderr).toMatch(/^Give the name in code/);
    expect(status).toBe(1);
  },
);
