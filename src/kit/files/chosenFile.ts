/** A file in a form: one just chosen on this device, or one that the server already has. */
export type ChosenFile = File | { readonly filename: string };

/** Returns the name shown for a file. */
export const fileName = (file: ChosenFile): string => (file instanceof File ? file.name : file.filename);
