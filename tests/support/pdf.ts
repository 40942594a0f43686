import type { UploadedFile } from '../../contract/entities/file';
import { pdfDataUrlPrefix } from '../../contract/rules/uploads';
import { demoPdf } from '../../server/seed/applications/demoDocuments';

/** A real PDF of one page. */
export const makePdf = (text = 'Documento de teste'): Uint8Array<ArrayBuffer> => demoPdf([text]);

/** A real PDF of so many bytes. */
export const paddedPdf = (size: number): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(size);
  bytes.set(makePdf());
  return bytes;
};

/** A readable PDF of so many bytes that no two documents share. */
export const randomPdf = (size: number): Uint8Array<ArrayBuffer> => {
  const content = crypto.getRandomValues(new Uint8Array(65_536));
  const bytes = new Uint8Array(size);
  for (let at = 0; at < size; at += content.length) bytes.set(content.subarray(0, size - at), at);
  bytes.set(makePdf(crypto.randomUUID()));
  return bytes;
};

/** A PDF as a person chooses it in a form. */
export const pdfFile = (name: string, bytes: Uint8Array<ArrayBuffer> = makePdf(name)): File =>
  new File([bytes], name, { type: 'application/pdf' });

/** A PDF as a submission carries it; any bytes, to try what the server makes of them. */
export const uploadedPdf = (filename: string, bytes: Uint8Array = makePdf(filename)): UploadedFile => ({
  filename,
  sanitizeName: false,
  file: `${pdfDataUrlPrefix}${Buffer.from(bytes).toString('base64')}`,
});
