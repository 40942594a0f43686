/** Why a file that the server has may not be opened: its scan for malicious software is to come, could not look into it, or found some. */
export type FileScan = 'pending' | 'unscannable' | 'infected';

/** A file in a form: one just chosen on this device, or one that the server already has. */
export type ChosenFile = File | { readonly filename: string; readonly scan?: FileScan | undefined };

/** Returns the name shown for a file. */
export const fileName = (file: ChosenFile): string => (file instanceof File ? file.name : file.filename);

/** What happens to a new file whose name is already in the list (spec 4, Form rules). */
export type SameName = 'ignore' | 'replace';

/** Returns the list with the new files added, and whether some were left out because their name was already in it. */
export const addFiles = (
  current: readonly ChosenFile[],
  added: readonly File[],
  sameName: SameName,
): { files: ChosenFile[]; ignoredSome: boolean } => {
  const files = [...current];
  let ignoredSome = false;
  for (const file of added) {
    const index = files.findIndex((known) => fileName(known) === file.name);
    if (index === -1) files.push(file);
    else if (sameName === 'replace') files[index] = file;
    else ignoredSome = true;
  }
  return { files, ignoredSome };
};

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
