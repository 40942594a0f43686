/** Whether a chosen file can be read to its end; it may have been moved, locked or taken away. */
export const isReadable = (file: File): Promise<boolean> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(true);
    reader.onerror = () => resolve(false);
    reader.onabort = () => resolve(false);
    try {
      reader.readAsArrayBuffer(file);
    } catch {
      resolve(false);
    }
  });
