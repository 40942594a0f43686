import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Inserts lines into existing files, each before a line that the file has.
 * @param {readonly { path: string, before: string, text: string }[]} insertions
 * @throws the file that lacks its line; those before it are written
 */
export const insertLines = (insertions) => {
  for (const { path, before, text } of insertions) {
    const whole = readFileSync(path, 'utf8');
    if (!whole.includes(before)) throw new Error(`${path} has no line ${before}`);
    writeFileSync(
      path,
      whole.replace(before, () => `${text}${before}`),
    );
  }
};
