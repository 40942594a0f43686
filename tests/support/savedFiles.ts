import { beforeEach, vi } from 'vitest';

/** A file that the application gave to the browser. */
interface SavedFile {
  /** Its name; empty until the browser is told to save it. */
  name: string;
  readonly content: Blob;
}

/** Keeps the files that each test of a file saves, as jsdom saves none; returns a getter of the current test's. */
export const savedFiles = (): (() => readonly SavedFile[]) => {
  const saved = new Map<string, SavedFile>();
  beforeEach(() => {
    saved.clear();
    const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
      const url = `blob:test/${saved.size}`;
      if ('size' in content) saved.set(url, { name: '', content });
      return url;
    });
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      const file = saved.get(this.href);
      if (file) file.name = this.download;
    });
    return () => {
      create.mockRestore();
      click.mockRestore();
    };
  });
  return () => [...saved.values()];
};
