/** Long enough for every browser to have begun saving. */
const urlLifetimeMs = 60_000;

/** Has the browser save a blob under a file name. */
export const saveBlob = (blob: Blob, filename: string): void => {
  const url = URL.createObjectURL(blob);
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = filename;
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
  setTimeout(() => URL.revokeObjectURL(url), urlLifetimeMs);
};
