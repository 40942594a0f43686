import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { createLog } from '../../../../server/node/createLog';
import { openDatabase } from '../../../../server/node/openDatabase';
import type { Config } from '../../../../server/node/settings/environment';
import { auditKeys, tokenSecrets } from '../../../../server/node/tokenSecrets';
import { auditProof, compressedProof } from '../auditProof';
import { headSigner } from '../signHead';

/**
 * Runs `node dist/server/main.js audit-proof FILE`: writes the proof that nothing of the audit was changed, compressed by
 * gzip; with `--public-key` it only prints the key that verifies it (modules/auditProof/proof.md).
 */
export const runAuditProof = async (config: Config, args: readonly string[]): Promise<void> => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { 'public-key': { type: 'boolean' } },
  });
  const [file] = positionals;
  if (!file && !values['public-key'])
    throw new Error('Which file? audit-proof FILE, or audit-proof --public-key');
  const log = createLog(config.logLevel);
  const [auditKey] = await auditKeys(config, tokenSecrets(config, log));
  if (values['public-key']) process.stdout.write(`${(await headSigner(auditKey)).publicKey}\n`);
  if (!file) return;
  const database = await openDatabase(config, log);
  try {
    const proof = auditProof({ db: database.longDb, now: () => new Date() }, auditKey);
    const written = createWriteStream(file, { flags: 'wx', mode: 0o600 });
    await pipeline(Readable.from(compressedProof(proof)), written);
    process.stdout.write(`${file} was written.\n`);
  } finally {
    await database.close();
  }
};
