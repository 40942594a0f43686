import { z } from 'zod';
import { moment } from '../../../contract/entities/moment';
import { textUpTo } from '../../../contract/entities/text';
import { validationMessages } from '../../../contract/rules/validationMessages';

const id = z.int32().positive();

/** The most characters of a note. */
export const maxNoteLength = 1000;

/** A note about an application, which only the regulator reads. */
export const applicationNote = z.object({ id, text: z.string(), createdOn: moment, author: z.string() });
export type ApplicationNote = z.infer<typeof applicationNote>;

/** Body of add-note. */
export const newNote = z.object({
  applicationId: id,
  note: textUpTo(maxNoteLength).min(1, validationMessages.required),
});
export type NewNote = z.infer<typeof newNote>;
