import type { UploadedFile } from '../../contract/entities/file';
import { pdfDataUrlPrefix } from '../../contract/rules/uploads';
import { demoPdf } from '../../server/seed/applications/demoDocuments';

/** Makes a real one-page PDF. */
export const makePdf = (text = 'Documento de teste'): Uint8Array<ArrayBuffer> => demoPdf([text]);

/** Makes a real PDF padded to `size` bytes. */
export const paddedPdf = (size: number): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(size);
  bytes.set(makePdf());
  return bytes;
};

/** Makes a readable PDF of `size` bytes that differs from every other. */
export const randomPdf = (size: number): Uint8Array<ArrayBuffer> => {
  const content = crypto.getRandomValues(new Uint8Array(65_536));
  const bytes = new Uint8Array(size);
  for (let at = 0; at < size; at += content.length) bytes.set(content.subarray(0, size - at), at);
  bytes.set(makePdf(crypto.randomUUID()));
  return bytes;
};

/** Makes a PDF file as a person chooses it in a form. */
export const pdfFile = (name: string, bytes: Uint8Array<ArrayBuffer> = makePdf(name)): File =>
  new File([bytes], name, { type: 'application/pdf' });

/** Makes a PDF as a submission carries it; any other bytes test how the server handles them. */
export const uploadedPdf = (filename: string, bytes: Uint8Array = makePdf(filename)): UploadedFile => ({
  filename,
  sanitizeName: false,
  file: `${pdfDataUrlPrefix}${Buffer.from(bytes).toString('base64')}`,
});
