import { isReadable } from './isReadable';

/** What makes a file unfit: the message to show, or undefined. */
export type FileCheck = (file: File) => string | undefined;

/** A file that was not taken, and why. */
export interface RefusedFile {
  name: string;
  message: string;
}

/** Parts the good files of a choice from those that can't be taken (spec 5, Uploads). */
export const sortFiles = async (
  files: readonly File[],
  check: FileCheck,
  unreadableMessage: string,
): Promise<{ taken: File[]; refused: RefusedFile[] }> => {
  const taken: File[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    // One after the other: many large files at once would all stand in memory.
    const message = check(file) ?? ((await isReadable(file)) ? undefined : unreadableMessage);
    if (message) refused.push({ name: file.name, message });
    else taken.push(file);
  }
  return { taken, refused };
};
