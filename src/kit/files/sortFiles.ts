import { readContent } from './readContent';

/** What makes a file unfit by its name or size: the message to show, or undefined. */
export type FileCheck = (file: File) => string | undefined;

/** What makes a file unfit by its content: the message to show, or undefined. */
export type FileInspection = (file: File, content: ArrayBuffer) => Promise<string | undefined>;

/** How files are judged. */
export interface FileRules {
  /** Why a file can't be taken; it never reaches the form then. */
  check: FileCheck;
  /** The same, asked once it was read. */
  inspect?: FileInspection | undefined;
  /** Shown beside a file that can't be read. */
  unreadableMessage: string;
}

/** A file that was not taken, and why. */
export interface RefusedFile {
  name: string;
  size: number;
  message: string;
}

/** Parts the good files of a choice from those that can't be taken (spec 5, Uploads). */
export const sortFiles = async (
  files: readonly File[],
  { check, inspect, unreadableMessage }: FileRules,
): Promise<{ taken: File[]; refused: RefusedFile[] }> => {
  const taken: File[] = [];
  const refused: RefusedFile[] = [];
  const problemOf = async (file: File) => {
    const problem = check(file);
    if (problem) return problem;
    const content = await readContent(file);
    return content ? inspect?.(file, content) : unreadableMessage;
  };
  for (const file of files) {
    // One after the other: many large files at once would all stand in memory.
    const message = await problemOf(file);
    if (message) refused.push({ name: file.name, size: file.size, message });
    else taken.push(file);
  }
  return { taken, refused };
};
