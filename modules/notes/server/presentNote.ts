import type { BeforeJson } from '../../../contract/calls/defineCall';
import type { ApplicationNote } from '../contract/note';
import type { NoteRow } from './notes';

/** Presents a note of the regulator. */
export const presentNote = ({ createdOn, author, ...note }: NoteRow): BeforeJson<ApplicationNote> => ({
  ...note,
  createdOn,
  author: author ?? '',
});
