import { describe, expect, it } from 'vitest';
import { uploadedFile } from '../../contract/entities/file';
import { maxPdfBytes, pdfProblem } from '../../contract/rules/uploads';
import { validationMessages } from '../../contract/rules/validationMessages';

describe('5 Uploads (PDF)', () => {
  it.each([
    ['a.pdf', 1, undefined],
    ['A.PDF', maxPdfBytes, undefined],
    ['a.pdf', 5_000_001, validationMessages.pdfTooLarge],
    ['a.docx', 1, validationMessages.pdfFormat],
    ['pdf', 1, validationMessages.pdfFormat],
    ['a.pdf.exe', 6_000_000, validationMessages.pdfFormat],
  ])('%s of %i bytes: %s', (name, size, problem) => expect(pdfProblem({ name, size })).toBe(problem));

  const file = (overrides: object) =>
    uploadedFile.safeParse({
      filename: 'a.pdf',
      sanitizeName: false,
      file: 'data:application/pdf;base64,JVBERi0=',
      ...overrides,
    }).success;

  it.each([
    [{}, true],
    [{ filename: '' }, false],
    [{ filename: 'a.txt' }, false],
    [{ filename: `${'a'.repeat(252)}.pdf` }, false],
    [{ sanitizeName: true }, false],
    [{ file: 'data:text/html;base64,PGI+' }, false],
    [{ file: `data:application/pdf;base64,${'A'.repeat(6_666_672)}` }, false],
  ])('3 Uploaded file %#: %j', (overrides, valid) => expect(file(overrides)).toBe(valid));
});
