/** Reads a chosen file; undefined if it can't be read to the end: it may have been moved, locked or removed. */
export const readContent = (file: File): Promise<ArrayBuffer | undefined> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () =>
      resolve(typeof reader.result === 'string' ? undefined : (reader.result ?? undefined));
    reader.onerror = () => resolve(undefined);
    reader.onabort = () => resolve(undefined);
    try {
      reader.readAsArrayBuffer(file);
    } catch {
      resolve(undefined);
    }
  });
