import type { BeforeJson } from '../../../contract/calls/defineCall';
import type { ElementRequest } from '../../../contract/entities/elements';
import { presentFile } from '../../../server/presenters/presentApplication';
import type { ElementsRow } from '../../../server/services/applications/detail/elementsOf';
import type { FileDescription } from '../../../server/services/applications/documents/listFiles';
import type { Actor } from '../../../server/services/context/serviceContext';

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
