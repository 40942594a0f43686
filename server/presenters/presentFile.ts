import type { FileReference } from '../../contract/entities/file';
import type { FileDescription } from '../services/file/filesOf';

/** A document that the server has (spec 3, "File reference"). */
export const presentFile = ({ id, filename, resourceFileTypeId }: FileDescription): FileReference => ({
  resourceFileId: id,
  filename,
  resourceFileTypeId,
});
