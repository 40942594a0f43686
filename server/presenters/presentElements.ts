import type { BeforeJson } from '../../contract/calls/defineCall';
import type { ElementRequest } from '../../contract/entities/elements';
import type { ElementsRow } from '../services/applications/detail/getElements';
import type { FileDescription } from '../services/applications/documents/listFiles';
import type { Actor } from '../services/context/serviceContext';
import { presentFile } from './presentApplication';

/** Presents what was asked for about an application; only administrators see who asked and who answered. */
export const presentElements = (
  { role }: Pick<Actor, 'role'>,
  { rows, files }: { rows: readonly ElementsRow[]; files: readonly FileDescription[] },
): BeforeJson<ElementRequest>[] =>
  rows.map((row) => ({
    id: row.id,
    text: row.text,
    dueDate: row.dueDate,
    askedOn: row.askedOn,
    answeredOn: row.answeredOn,
    answer: row.answer,
    documents: files.filter(({ id }) => row.fileIds.includes(id)).map(presentFile),
    endedOn: row.endedOn,
    ...(role === 'Administrator' && { askedBy: row.askedBy, answeredBy: row.answeredBy }),
  }));
