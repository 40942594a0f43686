import type { UploadedFile } from '../../../contract/entities/file';
import { messages } from '../../../contract/rules/messages';
import { pdfDataUrlPrefix } from '../../../contract/rules/uploads';
import { FileText } from '../../http/fileText';
import type { Sendable } from '../../http/sendable';

/** A chosen PDF as the submission carries it; the browser's guess of its media type does not matter (spec 3, Uploaded file). */
export const encodeFile = (file: File): Sendable<UploadedFile> => ({
  filename: file.name,
  sanitizeName: false,
  file: new FileText(file, pdfDataUrlPrefix, messages.pdfUnreadable),
});
