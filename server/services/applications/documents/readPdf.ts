import type { UploadedFile } from '../../../../contract/entities/file';
import { judgePdf } from '../../../../contract/pdf/judgePdf';
import type { PdfNote } from '../../../../contract/pdf/pdfNote';
import { messages } from '../../../../contract/rules/messages';
import { maxPdfBytes, pdfDataUrlPrefix, pdfProblemMessages } from '../../../../contract/rules/uploads';
import { fieldRefusal, type Refusal } from '../../base/refusal';
import type { InspectedFile, SentFiles } from '../../heavyWork/inspectFiles';
import { decodeBase64 } from '../../heavyWork/tasks/base64';

/** An uploaded PDF that can be opened. */
export interface ReadPdf {
  readonly filename: string;
  /** Its bytes, or where they are stored already, their name. */
  readonly content: Uint8Array<ArrayBuffer> | null;
  readonly bytesId: string | null;
  readonly notes: PdfNote[];
  /** The same for the same bytes. */
  readonly digest: string;
}

/** Refuses a document, naming its field and itself. */
export const documentRefusal = (label: string, filename: string, message: string): Refusal =>
  fieldRefusal(label, `${filename}: ${message}`);

/** A file so small that it came as a text among the others. */
const readText = (file: string): InspectedFile => {
  const content = decodeBase64(file.slice(pdfDataUrlPrefix.length));
  return content ? { content, judgement: judgePdf({ content }) } : {};
};

/** Name, bytes and remarkable traits of an uploaded PDF, judged by what it holds rather than by what it is called (spec 5, "Uploads"). */
export const readPdf = (
  { filename: sentName, file }: UploadedFile,
  label: string,
  sentFiles: SentFiles,
): ReadPdf => {
  const filename = safeFilename(sentName);
  const { content, judgement, bytesId = null } = sentFiles.get(file) ?? readText(file);
  if (!content) throw documentRefusal(label, filename, messages.pdfFormat);
  if (content.length > maxPdfBytes) throw documentRefusal(label, filename, messages.pdfTooLarge);
  if (!judgement) throw documentRefusal(label, filename, messages.pdfTooCostly);
  const { problem, notes, digest } = judgement;
  if (problem) throw documentRefusal(label, filename, pdfProblemMessages[problem]);
  return { filename, content: bytesId ? null : content, bytesId, notes: [...notes], digest };
};

const fallback = 'documento.pdf';

/** A file's name as it is stored: no folders, no characters that steer a terminal or turn text around. */
export const safeFilename = (filename: string): string => {
  const name = (filename.split(/[\\/]/).at(-1) ?? '').replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '').trim();
  return /^\.*(pdf)?$/i.test(name) ? fallback : name;
};
