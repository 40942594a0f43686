import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tokenSecret } from '../../../server/node/tokenSecret';

let dataFolder: string;
beforeEach(() => {
  vi.clearAllMocks();
  dataFolder = mkdtempSync(path.join(tmpdir(), 'tsi-secret-'));
});
afterEach(() => rmSync(dataFolder, { recursive: true, force: true }));

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const secret = () => tokenSecret({ tokenSecret: undefined, databaseUrl: undefined, dataFolder }, log);

describe('the secret behind access tokens', () => {
  it('is made once, long and random, and only its owner may read it', () => {
    const made = secret();
    expect(made).toMatch(/^[\w-]{64}$/);
    expect(secret()).toBe(made);
    expect(readdirSync(dataFolder)).toEqual(['token-secret']);
    expect(statSync(path.join(dataFolder, 'token-secret')).mode & 0o777).toBe(0o600);
  });

  it.each(['', 'half-of-a-secret'])('is made anew where a crash left %j', (rest) => {
    writeFileSync(path.join(dataFolder, 'token-secret'), rest);
    const made = secret();
    expect(made).toMatch(/^[\w-]{64}$/);
    expect(secret()).toBe(made);
  });

  it('of its own on a database that other servers may share is warned about', () => {
    tokenSecret({ tokenSecret: undefined, databaseUrl: 'postgres://localhost/tsi', dataFolder }, log);
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('TOKEN_SECRET is not set'));
  });

  it('is that of the environment where there is one', () => {
    expect(tokenSecret({ tokenSecret: 'given', databaseUrl: undefined, dataFolder }, log)).toBe('given');
    expect(readdirSync(dataFolder)).toEqual([]);
  });
});
