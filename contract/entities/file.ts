import { z } from 'zod';
import { messages } from '../rules/messages';
import { maxFilenameLength, maxPdfBytes, pdfDataUrlPrefix } from '../rules/uploads';

const maxDataUrlLength = pdfDataUrlPrefix.length + 4 * Math.ceil(maxPdfBytes / 3);

/** A file being uploaded: its name, and its content as a data URL (spec 3, Uploaded file). */
export const uploadedFile = z.object({
  filename: z
    .string()
    .min(1, messages.required)
    .max(maxFilenameLength, messages.tooLong(maxFilenameLength))
    .refine((name) => name.toLowerCase().endsWith('.pdf'), messages.pdfFormat),
  sanitizeName: z.literal(false),
  file: z
    .string()
    .max(maxDataUrlLength, messages.pdfTooLarge)
    .startsWith(pdfDataUrlPrefix, messages.pdfFormat),
});
export type UploadedFile = z.infer<typeof uploadedFile>;

/** A file that the server already has (spec 3, File reference). */
export const fileReference = z.object({
  resourceFileId: z.int32().positive(),
  filename: z.string(),
  resourceFileTypeId: z.int().nonnegative(),
});
export type FileReference = z.infer<typeof fileReference>;
