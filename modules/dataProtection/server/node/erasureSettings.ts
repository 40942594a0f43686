import path from 'node:path';
import { z } from 'zod';

/** The variable for the list of erasures that is kept apart (modules/dataProtection/README.md, "Erasing a person's data"). */
export const erasureVariables = {
  ERASURES_FOLDER: z
    .string()
    .trim()
    .min(1)
    .refine((folder) => path.isAbsolute(folder), 'must be an absolute path')
    .optional(),
};

/** Where the list of erasures is. */
export interface ErasureSettings {
  readonly folder: string;
  /** Whether somebody chose the folder, so that it is not restored with the database. */
  readonly isApart: boolean;
}

/** Converts the environment's variable; without it the list is in the data folder. */
export const erasureSettings = ({
  ERASURES_FOLDER: folder,
  DATA_DIR,
}: z.infer<z.ZodObject<typeof erasureVariables>> & { readonly DATA_DIR: string }): ErasureSettings => ({
  folder: folder ?? path.resolve(DATA_DIR, 'erasures'),
  isApart: folder !== undefined,
});
