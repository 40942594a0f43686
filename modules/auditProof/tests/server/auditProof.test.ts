import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importTokenKey } from '../../../../server/lib/tokenKeys';
import { eraseEvents } from '../../../../server/services/audit/eraseEvents';
import { shortenAudit } from '../../../../server/services/audit/shortenAudit';
import { writeAuditEvent } from '../../../../server/services/audit/writeAuditEvent';
import { enqueueJob } from '../../../../server/services/queue/enqueueJob';
import { auditHead } from '../../server/auditHead';
import { auditProof, compressedProof } from '../../server/auditProof';
import { headSigner } from '../../server/signHead';
import { type SealedAudit, sealedAudit } from './sealedAudit';

const folder = mkdtempSync(join(tmpdir(), 'audit-proof-'));
const key = importTokenKey('only-for-tests-only-for-tests-only-for-tests');
const proofFile = join(folder, 'proof.ndjson.gz');
let audit: SealedAudit;
let publicKey: string;

const makeProof = async () => {
  const made = compressedProof(auditProof(audit, await key));
  writeFileSync(proofFile, Buffer.from(await new Response(made).arrayBuffer()));
};
/** Runs the verifier of the release on a file: what it prints, and its exit code. */
const verify = (file: string, ...args: string[]) => {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['deploy/verifyAuditProof.mjs', file, '--public-key', publicKey, ...args],
    { encoding: 'utf8' },
  );
  return `${status}: ${stdout}${stderr}`;
};
const verifyChanged = (change: (text: string) => string) => {
  const file = join(folder, 'changed.gz');
  const text = gunzipSync(readFileSync(proofFile)).toString();
  const changed = change(text);
  expect(changed).not.toBe(text);
  writeFileSync(file, gzipSync(changed));
  return verify(file);
};

beforeAll(async () => {
  audit = await sealedAudit();
  const context = { db: audit.db, now: audit.now, remoteAddress: '203.0.113.77' };
  for (const part of ['history', 'messages'] as const)
    await writeAuditEvent(context, {
      action: 'view',
      subject: 'application',
      subjectId: 12,
      detail: { part },
    });
  await audit.seal();
  ({ publicKey } = await headSigner(await key));
  await makeProof();
}, 60_000);
afterAll(() => {
  rmSync(folder, { recursive: true });
  return audit.close();
});

describe('the proof of the audit', () => {
  it('is verified with the public key alone, and tells what an event says', () => {
    expect(verify(proofFile)).toMatch(/^0: 12 events up to 13 are as they were sealed, in 4 seals;/);
    expect(verify(proofFile, '--event', '12')).toContain(
      '"subjectId":12,"remoteAddress":"203.0.113.77","detail":{"part":"history"}}',
    );
    expect(verify(proofFile, '--event', '8')).toBe('1: The proof is WRONG: event 8 is not in it.\n');
  });

  it.each([
    [
      'an event',
      (text: string) => text.replace('application\\", 6', 'application\\", 7'),
      'seal 2 was changed',
    ],
    ['a detail', (text: string) => text.replace('history', 'histore'), 'the detail of event 12 was changed'],
    ['an address', (text: string) => text.replace('.77', '.78'), 'the address of event 12 was changed'],
    [
      'what was taken for erased',
      (text: string) => text.replace(/,\[[^[\]]*history[^\]]*\]/, ',null').replace('"view\\"', '"list\\"'),
      'was changed',
    ],
    [
      'an event less',
      (text: string) => text.replace(/\n\["\[6,.*\n/, '\n'),
      'is of 3 events, and there are 2',
    ],
    [
      'a seal less',
      (text: string) => text.replace(/\n\{"seal":4[\s\S]*$/, '\n'),
      'of 4 seals, and there are 3',
    ],
    ['the head', (text: string) => text.replace('seals\\":4', 'seals\\":3'), 'the signature of the head'],
  ])('that was changed is found out: %s', (_, change, what) => {
    expect(verifyChanged(change)).toMatch(new RegExp(`^1: The proof is WRONG: .*${what}`));
  });

  it('of another key is none', async () => {
    const stranger = await headSigner(await importTokenKey('somebody-else-somebody-else-somebody-else'));
    expect(verify(proofFile, '--public-key', stranger.publicKey)).toContain('not by the one named');
  });

  it('of one event is a small file that is verified by itself', () => {
    const file = join(folder, 'event.json');
    expect(verify(proofFile, '--event', '7', '--extract', file)).toMatch(/^0:/);
    expect(verify(file)).toMatch(/^0: Event 7 is as it was sealed: /);
    const text = readFileSync(file, 'utf8');
    expect(text.length).toBeLessThan(3_000);
    writeFileSync(file, text.replace('application\\", 7', 'application\\", 6'));
    expect(verify(file)).toBe('1: The proof is WRONG: event 7 does not belong to seal 2.\n');
  });

  it('has its head mailed once a day to whom the setting names, in a line that can be kept as it is', async () => {
    const { mails, tokenKeys, work } = audit;
    const auditHeadTo = ['auditoria@exemplo.pt', 'arquivo@exemplo.pt'];
    const settings = { tokenKeys, publicUrl: 'https://tsi.exemplo.pt' };
    const modules = { auditProof: { headTo: auditHeadTo } };
    await enqueueJob(
      { db: audit.db, now: audit.now, remoteAddress: null },
      'mailAuditHead',
      {},
      { key: 'mailAuditHead' },
    );
    await work({ settings, modules });
    audit.later(3_600);
    await work({ settings, modules });
    expect(mails.map(({ to }) => to)).toEqual([auditHeadTo.join(', ')]);
    const [line = ''] = mails[0]?.text.split('\n').filter((one) => one.startsWith('{')) ?? [];
    expect(JSON.parse(JSON.parse(line).head)).toMatchObject({ seals: 4 });
    const file = join(folder, 'mailed.json');
    writeFileSync(file, line);
    await makeProof();
    expect(verify(proofFile, '--head', file)).toMatch(/^0: /);
    audit.later(24 * 3_600);
    await work({ settings, modules });
    expect(mails).toHaveLength(2);
  });

  it('begins with every head that was mailed before, also after erasing and shortening', async () => {
    const file = join(folder, 'head.json');
    writeFileSync(file, JSON.stringify((await auditHead(audit, await key)).signed));
    await eraseEvents(audit.db, 'address', sql`event.id in (12, 13)`, 10);
    await eraseEvents(audit.db, 'detail', sql`event.id = 13`, 10);
    const context = { db: audit.db, now: audit.now, remoteAddress: null, auditKey: await key };
    expect(await shortenAudit(context, audit.now(), 5)).toBe(5);
    await audit.seal();
    await makeProof();
    const said = verify(proofFile, '--head', file);
    expect(said).toMatch(/^0: 8 events up to 14 .* in 5 seals/);
    expect(said).toMatch(/5 older events were removed/);
    expect(said).toMatch(/Of 2 events the address or the detail was erased/);
    expect(said).toMatch(/It begins with what the head of 2026-05-21/);
    expect(gunzipSync(readFileSync(proofFile)).toString()).not.toMatch(/203\.0\.113|"messages/);
    const other = await auditHead(
      { ...audit, now: () => new Date(0) },
      await importTokenKey('somebody-else-somebody-else-somebody-else'),
    );
    writeFileSync(file, JSON.stringify(other.signed));
    expect(verify(proofFile, '--head', file)).toMatch(/^1: .*not by the one named/);
  });
});
