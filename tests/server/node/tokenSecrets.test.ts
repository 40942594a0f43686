import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tokenSecrets } from '../../../server/node/tokenSecrets';

let dataFolder: string;
beforeEach(() => {
  vi.clearAllMocks();
  dataFolder = mkdtempSync(path.join(tmpdir(), 'tsi-secret-'));
});
afterEach(() => rmSync(dataFolder, { recursive: true, force: true }));

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const secrets = () => tokenSecrets({ tokenSecrets: undefined, databaseUrl: undefined, dataFolder }, log);

describe('the secret behind access tokens', () => {
  it('is made once, long and random, and only its owner may read it', () => {
    const made = secrets();
    expect(made).toEqual([expect.stringMatching(/^[\w-]{64}$/)]);
    expect(secrets()).toEqual(made);
    expect(readdirSync(dataFolder)).toEqual(['token-secret']);
    expect(statSync(path.join(dataFolder, 'token-secret')).mode & 0o777).toBe(0o600);
  });

  it.each(['', 'half-of-a-secret'])('is made anew where a crash left %j', (rest) => {
    writeFileSync(path.join(dataFolder, 'token-secret'), rest);
    const made = secrets();
    expect(made).toEqual([expect.stringMatching(/^[\w-]{64}$/)]);
    expect(secrets()).toEqual(made);
  });

  it('of its own on a database that other servers may share is warned about', () => {
    tokenSecrets({ tokenSecrets: undefined, databaseUrl: 'postgres://localhost/tsi', dataFolder }, log);
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('TOKEN_SECRET is not set'));
  });

  it('is rotated by writing another one in front of it', () => {
    const [former] = secrets();
    writeFileSync(path.join(dataFolder, 'token-secret'), `the-new-one-of-at-least-32-characters,${former}\n`);
    expect(secrets()).toEqual(['the-new-one-of-at-least-32-characters', former]);
  });

  it('is that of the environment where there is one', () => {
    expect(tokenSecrets({ tokenSecrets: ['given'], databaseUrl: undefined, dataFolder }, log)).toEqual([
      'given',
    ]);
    expect(readdirSync(dataFolder)).toEqual([]);
  });
});
