/**
 * Reads a chosen file; resolves to undefined if it can't be read completely,
 * because it was moved, locked or removed.
 */
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
