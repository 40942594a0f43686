import { HttpError } from 'ra-core';
import { v4 as uuid } from 'uuid';
import type { Call } from '../../../contract/calls/defineCall';
import type {
  ImportAnswer,
  importAnswer,
  RecordImport,
  recordImport,
} from '../../../contract/records/recordImport';
import { maintenanceFileBody } from '../../../contract/rules/bodyLimits';
import { type CallOptions, callCancellable } from '../../http/callApi';
import { FileText } from '../../http/writeBody';

/** A file of rows to import into a plain resource; `unreadable` is the message for when it can't be read. */
export interface ImportRequest extends Pick<RecordImport, 'mode' | 'isMarked'> {
  readonly file: File;
  readonly unreadable: string;
  /** The field of each column; by their headings when absent. */
  readonly columns?: readonly (string | null)[] | undefined;
}

/** The answer to an import; a marked file is ready to be saved. */
export interface ImportResult extends Omit<ImportAnswer, 'marked'> {
  readonly marked?: { readonly name: string; readonly content: Blob };
}

/** Checks or imports a file of rows, once however often it is sent until there is an answer. */
export const importRecords = async (
  resource: string,
  { file, unreadable, columns, ...how }: ImportRequest,
  options: CallOptions,
): Promise<ImportResult> => {
  const attempt = JSON.stringify([resource, file.name, file.size, file.lastModified, columns, how]);
  const idempotencyKey = unanswered.get(attempt) ?? uuid();
  unanswered.set(attempt, idempotencyKey);
  try {
    const answer = await callCancellable(
      callOf(resource),
      {
        ...how,
        ...(columns && { columns: [...columns] }),
        file: {
          filename: file.name,
          sanitizeName: false,
          file: new FileText(file, 'data:application/octet-stream;base64,', unreadable),
        },
      },
      { ...options, idempotencyKey },
    );
    unanswered.delete(attempt);
    const { marked, ...others } = answer;
    return marked ? { ...others, marked: { name: marked.name, content: blobOf(marked.file) } } : others;
  } catch (error) {
    if (isAnswer(error)) unanswered.delete(attempt);
    throw error;
  }
};

/** The keys of imports without an answer. */
const unanswered = new Map<string, string>();
const firstServerFailure = 500;

/** Returns whether a failure says for certain that nothing was stored. */
const isAnswer = (error: unknown) =>
  error instanceof HttpError
    ? error.status < firstServerFailure
    : Reflect.get(Object(error), 'isCertain') === true;

type ImportCall = Call<ReturnType<typeof recordImport>, typeof importAnswer>;

/** Returns the call without its schemas, which the browser does without. */
const callOf = (resource: string) =>
  ({
    method: 'POST',
    path: `/${resource}/import`,
    access: [],
    capability: resource,
    body: maintenanceFileBody,
  }) as unknown as ImportCall;

const blobOf = (base64: string) =>
  new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  });
