import { cleanFilename } from './cleanText';
import { validationMessages } from './validationMessages';

/** Largest PDF that may be uploaded, in bytes: 5 MB of 1,000,000 bytes each (spec 5). */
export const maxPdfBytes = 5_000_000;

/** The most characters in the name of an uploaded file. */
export const maxFilenameLength = 255;

/** The prefix of an uploaded PDF's content. */
export const pdfDataUrlPrefix = 'data:application/pdf;base64,';

/**
 * Returns why a file can't be uploaded as a PDF, judging by its name and its size in bytes; undefined when it
 * can (spec 5).
 */
export const pdfProblem = (file: { name: string; size: number }): string | undefined => {
  if (!cleanFilename(file.name).toLowerCase().endsWith('.pdf')) return validationMessages.pdfFormat;
  if (file.size > maxPdfBytes) return validationMessages.pdfTooLarge;
  return undefined;
};

/** Why nobody could open a document (spec 5, "which PDF is refused"). */
export type PdfProblem =
  | 'notPdf'
  | 'passwordNeeded'
  /** Encrypted for the holder of a certificate, or by a method that only its own program knows. */
  | 'certificateNeeded'
  | 'noPage';

/** The messages for a PDF that nobody could open. */
export const pdfProblemMessages: Readonly<Record<PdfProblem, string>> = {
  notPdf: validationMessages.pdfContent,
  passwordNeeded: validationMessages.pdfPassword,
  certificateNeeded: validationMessages.pdfCertificate,
  noPage: validationMessages.pdfWithoutPage,
};
