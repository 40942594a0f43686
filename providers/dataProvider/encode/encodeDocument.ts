import type { FileReference, UploadedFile } from '../../../contract/entities/file';
import type { Sendable } from '../../http/sendable';
import type { FormDocument } from '../requestFormValues';
import { encodeFile } from './encodeFile';

/** A document of an application that the server has: kept ones go back as their reference, new ones whole (spec 7, recheck). */
export const encodeDocument = (document: FormDocument): FileReference | Sendable<UploadedFile> => {
  if (document instanceof File) return encodeFile(document);
  const { resourceFileId, filename, resourceFileTypeId } = document;
  return { resourceFileId, filename, resourceFileTypeId };
};
