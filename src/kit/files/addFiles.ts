import { type ChosenFile, fileName } from './chosenFile';

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
