import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../../server/node/config';
import { tokenSecret } from '../../../server/node/tokenSecret';

let folder: string;
const warnings: string[] = [];
const log = { info: () => {}, warn: (event: string) => void warnings.push(event), error: () => {} };
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tsi-secret-'));
  warnings.length = 0;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const secretOf = (variables: Record<string, string>) =>
  tokenSecret(readConfig({ DATA_DIR: folder, ...variables }), log);
const databaseUrl = { DATABASE_URL: 'postgres://localhost/tsi' };

describe('the secret behind access tokens', () => {
  it('is made once and kept in the data folder', () => {
    expect(secretOf({})).toMatch(/^[\w-]{64}$/);
    expect(secretOf({})).toBe(secretOf({}));
    expect(warnings).toEqual([]);
  });

  it('of its own on a database that other servers may share is warned about', () => {
    secretOf(databaseUrl);
    expect(warnings).toEqual([expect.stringContaining('TOKEN_SECRET is not set')]);
  });

  it('comes from the settings where they have one', () => {
    expect(secretOf({ ...databaseUrl, TOKEN_SECRET: 'y'.repeat(40) })).toBe('y'.repeat(40));
    expect(warnings).toEqual([]);
  });
});
