import type { UploadedFile } from '../../contract/entities/file';
import { pdfDataUrlPrefix } from '../../contract/rules/uploads';
import { validationMessages } from '../../contract/rules/validationMessages';
import { FileText, type Sendable } from '../http/writeBody';

/**
 * Encodes a chosen PDF for the submission; the media type that the browser guesses does not matter
 * (spec 3, Uploaded file).
 */
export const encodeFile = (file: File): Sendable<UploadedFile> => ({
  filename: file.name,
  sanitizeName: false,
  file: new FileText(file, pdfDataUrlPrefix, validationMessages.pdfUnreadable),
});
