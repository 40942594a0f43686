import { digestOf } from '../../../../contract/digestOf';
import type { UploadedFile } from '../../../../contract/entities/file';
import { maxPdfBytes, pdfDataUrlPrefix, pdfProblemMessages } from '../../../../contract/rules/uploads';
import { validationMessages } from '../../../../contract/rules/validationMessages';
import { inspectPdf } from '../../../../documents/inspectPdf';
import type { PdfNote } from '../../../../documents/pdfVerdict';
import type { EncryptedBytes } from '../../../documents/encryptedBytes';
import { fieldRefusal, type Refusal, type Words, withName } from '../../../lib/refusal';
import type { InspectedFile, SentFiles } from '../../workers/inspectFiles';
import { decodeBase64 } from '../../workers/tasks/base64';

/** An uploaded PDF that can be opened. */
export interface ReadPdf {
  readonly filename: string;
  readonly content: Uint8Array<ArrayBuffer>;
  readonly notes: PdfNote[];
  /** Equal for equal bytes. */
  readonly digest: string;
  /** What is stored of it, if it was encrypted when it was read. */
  readonly encrypted: EncryptedBytes | undefined;
}

/** Builds the refusal of a document, naming its field and its file. */
export const documentRefusal = (label: string, filename: string, words: Words): Refusal =>
  fieldRefusal(label, withName(filename, words));

/** Reads a file so small that it arrived inline, as text in the payload. */
const readText = (file: string): InspectedFile => {
  const content = decodeBase64(file.slice(pdfDataUrlPrefix.length));
  return content ? { content, digest: digestOf(content), verdict: inspectPdf(content) } : {};
};

/**
 * Returns the name, bytes and notable traits of an uploaded PDF, judged by its content rather than its name (spec 5,
 * "Uploads").
 * @throws {Refusal} `badRequest` naming field and file, if it is no PDF that is accepted
 */
export const readPdf = (
  { filename: sentName, file }: UploadedFile,
  label: string,
  sentFiles: SentFiles,
): ReadPdf => {
  const filename = safeFilename(sentName);
  const { content, digest, verdict, encrypted } = sentFiles.get(file) ?? readText(file);
  if (!content || !digest) throw documentRefusal(label, filename, validationMessages.pdfFormat);
  if (content.length > maxPdfBytes) throw documentRefusal(label, filename, validationMessages.pdfTooLarge);
  if (!verdict) throw documentRefusal(label, filename, validationMessages.pdfTooCostly);
  const { problem, notes } = verdict;
  if (problem) throw documentRefusal(label, filename, pdfProblemMessages[problem]);
  return { filename, content, notes: [...notes], digest, encrypted };
};

const fallback = 'documento.pdf';

/** Returns a cleaned file name as stored: one that says nothing becomes another. */
export const safeFilename = (filename: string): string =>
  /^\.*(pdf)?$/i.test(filename) ? fallback : filename;
