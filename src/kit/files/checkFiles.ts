import { readContent } from './readContent';

/** Checks a file's name and size; returns the message to show, or undefined for an acceptable file. */
export type FileCheck = (file: File) => string | undefined;

/** Checks a file's content; resolves to the message to show, or undefined for an acceptable file. */
export type FileInspection = (file: File, content: ArrayBuffer) => Promise<string | undefined>;

/** The rules that decide which files are accepted. */
export interface FileRules {
  /** Returns why a file is refused; a refused file never reaches the form. */
  check: FileCheck;
  /** Resolves to why a file's content is refused; called once the file was read. */
  inspect?: FileInspection | undefined;
  /** Shown beside a file that can't be read. */
  unreadableMessage: string;
  /** Why no further file is taken once one was; absent if the field takes several. */
  onlyOneMessage?: string | undefined;
}

/** A file that was refused, and why. */
export interface RefusedFile {
  name: string;
  size: number;
  message: string;
}

/** Separates the acceptable files of a choice from the refused ones (spec 5, Uploads). */
export const checkFiles = async (
  files: readonly File[],
  { check, inspect, unreadableMessage, onlyOneMessage }: FileRules,
): Promise<{ taken: File[]; refused: RefusedFile[] }> => {
  const taken: File[] = [];
  const refused: RefusedFile[] = [];
  const problemOf = async (file: File) => {
    if (onlyOneMessage && taken.length > 0) return onlyOneMessage;
    const problem = check(file);
    if (problem) return problem;
    const content = await readContent(file);
    return content ? inspect?.(file, content) : unreadableMessage;
  };
  for (const file of files) {
    // One at a time, because many large files at once would all be held in memory.
    const message = await problemOf(file);
    if (message) refused.push({ name: file.name, size: file.size, message });
    else taken.push(file);
  }
  return { taken, refused };
};
