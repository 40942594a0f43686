import type { UploadedFile } from '../../../contract/entities/file';
import { messages } from '../../../contract/rules/messages';
import { maxPdfBytes, pdfDataUrlPrefix } from '../../../contract/rules/uploads';
import { fieldRefusal } from '../fieldRefusal';
import { decodeBase64 } from './decodeBase64';
import { inspectPdf } from './inspectPdf';
import type { PdfNote } from './pdfNote';
import { safeFilename } from './safeFilename';

/** Readers accept a PDF whose header stands within its first 1,024 bytes. */
const headerRange = 1024;

const looksLikePdf = (bytes: Uint8Array) =>
  String.fromCharCode(...bytes.subarray(0, headerRange)).includes('%PDF-');

/** Name, bytes and remarkable traits of an uploaded PDF, judged by what it holds rather than by what it is called (spec 5, "Uploads"). */
export const readPdf = (
  { filename, file }: UploadedFile,
  label: string,
): { filename: string; content: Uint8Array<ArrayBuffer>; notes: PdfNote[] } => {
  const content = decodeBase64(file.slice(pdfDataUrlPrefix.length));
  if (!content || !looksLikePdf(content)) throw fieldRefusal(label, messages.pdfFormat);
  if (content.length > maxPdfBytes) throw fieldRefusal(label, messages.pdfTooLarge);
  return { filename: safeFilename(filename), content, notes: inspectPdf(content) };
};
