import { describe, expect, it } from 'vitest';
import { digestOf } from '../../../contract/digestOf';
import { submissionBody as limits } from '../../../contract/rules/bodyLimits';
import { maxPdfBytes } from '../../../contract/rules/uploads';
import { decryptBytes, nameOfBytes } from '../../../server/documents/encryptedBytes';
import { readJsonBody } from '../../../server/services/workers/tasks/readJsonBody';
import { paddedPdf, uploadedPdf } from '../../support/pdf';

const read = async (contents: readonly unknown[], encrypts?: boolean) => {
  const bytes = new TextEncoder().encode(JSON.stringify({ contents }));
  const body = await readJsonBody({ bytes, limits, ...(encrypts && { encrypts }) });
  if ('problem' in body) throw new Error(body.problem);
  return body.files;
};

describe('the files of a body', () => {
  it('come with their digest, and encrypted where documents are stored so, each with a key of its own', async () => {
    const pdf = paddedPdf(20_000);
    const sent = [uploadedPdf('a.pdf', pdf), uploadedPdf('b.pdf', pdf)];
    const files = await read(sent, true);
    expect(files.map(({ digest }) => digest)).toEqual([digestOf(pdf), digestOf(pdf)]);
    for (const { encrypted } of files) {
      if (!encrypted) return expect.unreachable();
      expect(await decryptBytes(encrypted.content, encrypted.key)).toEqual(pdf);
      expect(encrypted.hash).toBe(await nameOfBytes(encrypted.content));
    }
    expect(new Set(files.map(({ encrypted }) => encrypted?.hash)).size).toBe(2);
    expect((await read(sent)).map(({ encrypted }) => encrypted)).toEqual([undefined, undefined]);
  });

  it('are not encrypted where none can be stored: no PDF by its type, or one that is too large', async () => {
    const text = `data:text/plain;base64,${'A'.repeat(8000)}`;
    const files = await read([text, uploadedPdf('large.pdf', paddedPdf(maxPdfBytes + 1))], true);
    expect(files).toMatchObject([{ digest: expect.any(String) }, { digest: expect.any(String) }]);
    expect(files.filter(({ encrypted }) => encrypted)).toEqual([]);
  });
});
