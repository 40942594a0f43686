/** A code block of a page whose fence names the file that it belongs into. */
export interface DocumentedFile {
  path: string;
  text: string;
}

/** The code blocks of a Markdown text that name a file: ```ts path/of/the/file.ts, or tsx */
export const documentedFiles = (markdown: string): DocumentedFile[] =>
  [...markdown.matchAll(/^```tsx? (\S+)\n([\s\S]*?)^```$/gm)].map(([, path = '', text = '']) => ({
    path,
    text,
  }));
