import type { UploadedFile } from '../../../contract/entities/file';
import { messages } from '../../../contract/rules/messages';
import { pdfDataUrlPrefix } from '../../../contract/rules/uploads';
import { readAsDataUrl } from './readAsDataUrl';

/** A chosen PDF as the submission carries it; the browser's guess of its media type does not matter (spec 3, Uploaded file). */
export const encodeFile = async (file: File): Promise<UploadedFile> => {
  const dataUrl = await readAsDataUrl(file, messages.pdfUnreadable);
  const content = dataUrl.slice(dataUrl.indexOf(',') + 1);
  return { filename: file.name, sanitizeName: false, file: pdfDataUrlPrefix + content };
};
