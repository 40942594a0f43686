/** A code block whose fence names the file that it belongs in. */
export interface DocumentedFile {
  path: string;
  text: string;
}

/** Returns the code blocks of a Markdown text that name a file: ```ts path/of/the/file.ts, or tsx */
export const documentedFiles = (markdown: string): DocumentedFile[] =>
  [...markdown.matchAll(/^```tsx? (\S+)\n([\s\S]*?)^```$/gm)].map(([, path = '', text = '']) => ({
    path,
    text,
  }));

/** A line to add to a file, below another line. */
export interface DocumentedLine {
  path: string;
  above: string;
  line: string;
}

/** Returns the lines that a Markdown text adds to files: a ```diff with the file's path, one line and one with a +. */
export const documentedLines = (markdown: string): DocumentedLine[] =>
  [...markdown.matchAll(/^```diff (\S+)\n (.*)\n\+(.*)\n```$/gm)].map(
    ([, path = '', above = '', line = '']) => ({ path, above, line }),
  );
