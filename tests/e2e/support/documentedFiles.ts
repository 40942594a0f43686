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
