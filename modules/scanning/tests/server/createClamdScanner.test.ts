import { afterEach, describe, expect, it } from 'vitest';
import { createClamdScanner } from '../../server/node/createClamdScanner';
import { type ClamdMode, type ClamdStandIn, finding, malware, malwareName, startClamd } from './clamdStandIn';

let clamd: ClamdStandIn;
afterEach(() => clamd.close());

const host = '127.0.0.1';
const terms = { connect: 20_000, attempts: [20_000] };
const scanWith = async (mode: ClamdMode, content: Uint8Array, attempts = terms.attempts) => {
  clamd = await startClamd(mode);
  return createClamdScanner({ host, port: clamd.port }, { ...terms, attempts }).scan(content);
};
const document = Buffer.from('%PDF-1.7 of a citizen');

describe('scanning with clamd', () => {
  it('sends a document of several chunks whole and says that it is clean', async () => {
    const large = Buffer.alloc(200_000, 'document ');
    expect(await scanWith('scans', large)).toEqual({ outcome: 'clean' });
    expect(clamd.received).toEqual([large]);
  });

  it('says what malicious software it found, wherever in the document', async () => {
    const infected = Buffer.concat([Buffer.alloc(100_000), Buffer.from(malware)]);
    expect(await scanWith('scans', infected)).toEqual({ outcome: 'infected', name: malwareName });
  });

  it.each([
    'Heuristics.Limits.Exceeded',
    'Heuristics.Limits.Exceeded.MaxFileSize',
    'Heuristics.Encrypted.PDF',
    'Heuristics.Structured.CreditCardNumber',
    'PUA.Pdf.Trojan.EmbeddedJavaScript-1',
  ])('does not call %s malicious software, nor clean', async (name) => {
    expect(await scanWith('scans', Buffer.from(`${finding}${name} `))).toEqual({
      outcome: 'unscannable',
      name,
    });
  });

  it.each(['Heuristics.PDF.ObfuscatedNameObject', 'Heuristics.LimitsOther', 'PUAX.Win-1', 'Win.Test.PUA.1'])(
    'calls %s malicious software',
    async (name) => {
      expect(await scanWith('scans', Buffer.from(`${finding}${name} `))).toEqual({
        outcome: 'infected',
        name,
      });
    },
  );

  it('waits for a slow answer', async () => {
    expect(await scanWith('isSlow', document)).toEqual({ outcome: 'clean' });
  });

  it.each<[ClamdMode, string]>([
    ['resets', 'broken'],
    ['isCutOff', 'broken'],
    ['isFull', 'rejected'],
    ['fails', 'status'],
    ['talksNonsense', 'nonsense'],
  ])('never takes a clamd that %s for a verdict', async (mode, code) => {
    await expect(scanWith(mode, document)).rejects.toMatchObject({ name: 'NoVerdict', code });
    expect(clamd.connections).toBe(1);
  });

  it('cuts a hanging scan off and tries once more over a new connection', async () => {
    await expect(scanWith('hangs', document, [50, 50])).rejects.toMatchObject({ code: 'timeOut' });
    expect(clamd.connections).toBe(2);
  });

  it('gets its verdict where only the first scan hangs', async () => {
    expect(await scanWith('hangsAtFirst', document, [100, 20_000])).toEqual({ outcome: 'clean' });
    expect(clamd.connections).toBe(2);
  });

  it('fails at once where nobody listens', async () => {
    clamd = await startClamd();
    const { port } = clamd;
    await clamd.close();
    await expect(createClamdScanner({ host, port }).scan(document)).rejects.toMatchObject({
      code: 'unreachable',
    });
    clamd = await startClamd();
  });
});
