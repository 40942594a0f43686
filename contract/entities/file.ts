import { z } from 'zod';
import { maxPdfBytes, pdfDataUrlPrefix } from '../rules/uploads';
import { validationMessages } from '../rules/validationMessages';
import { filename } from './text';

const maxDataUrlLength = pdfDataUrlPrefix.length + 4 * Math.ceil(maxPdfBytes / 3);

/** A file being uploaded: its name, and its content as a data URL (spec 3, Uploaded file). */
export const uploadedFile = z.object({
  filename: filename
    .min(1, validationMessages.required)
    .refine((name) => name.toLowerCase().endsWith('.pdf'), validationMessages.pdfFormat),
  sanitizeName: z.literal(false),
  file: z
    .string()
    .max(maxDataUrlLength, validationMessages.pdfTooLarge)
    .startsWith(pdfDataUrlPrefix, validationMessages.pdfFormat),
});
export type UploadedFile = z.infer<typeof uploadedFile>;

/**
 * Why a file may not be opened: its scan for malicious software is still to come, could not look into it, or found some. Our
 * own; absent once it was found clean, and where documents are not scanned.
 */
export const fileScan = z.enum(['pending', 'unscannable', 'infected']);
export type FileScan = z.infer<typeof fileScan>;

/** A file that the server already has (spec 3, File reference). */
export const fileReference = z.object({
  resourceFileId: z.int32().positive(),
  filename: z.string(),
  resourceFileTypeId: z.int().nonnegative(),
  scan: fileScan.optional(),
});
export type FileReference = z.infer<typeof fileReference>;

/** A file that a request keeps, as it is sent (spec 7, recheck). */
export const keptFile = fileReference.omit({ scan: true });
