import { inspectPdf } from '../../../documents/inspectPdf';
import { withoutMetadata } from '../../../documents/withoutMetadata';
import { isGuessablePassword } from './tasks/isGuessablePassword';
import { markMaintenanceFile, readMaintenanceFile } from './tasks/maintenanceFile';
import { hashPassword, verifyPassword } from './tasks/password';
import { readJsonBody } from './tasks/readJsonBody';
import { markTableFile, readTableFile } from './tasks/tableFile';

/**
 * Tasks so expensive that other calls would wait for them, by name. Each works on its input alone and knows
 * no database, so that any worker can run it; anything that it throws is a bug, never a refusal.
 */
export const workerTasks = {
  hashPassword: ({ password }: { password: string }) => hashPassword(password),
  verifyPassword: ({ password, hash }: { password: string; hash: string | null | undefined }) =>
    verifyPassword(password, hash),
  isGuessablePassword: ({ password, username }: { password: string; username: string }) =>
    isGuessablePassword(password, username),
  readJsonBody,
  readMaintenanceFile,
  markMaintenanceFile,
  readTableFile,
  markTableFile,
  inspectPdf: async ({ content }: { readonly content: Uint8Array<ArrayBuffer> }) => inspectPdf(content),
  withoutMetadata,
} as const;
