import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { registeredFiles } from '../../../db/schema/registeredFiles';
import type { SignedInContext } from '../../context/serviceContext';

interface NewFile {
  readonly providerId: number;
  readonly filename: string;
  readonly lineCount: number;
}

/**
 * Stores the file that requests come from, still invisible, and returns its id; an unpublished file is
 * removed with its registration.
 */
export const stageFile = async (
  { db, actor, now }: SignedInContext,
  { providerId, filename, lineCount }: NewFile,
): Promise<number> => {
  const [made] = await db
    .insert(registeredFiles)
    .values({ providerId, filename, lineCount, createdById: actor.userId, createdOn: now() })
    .returning({ id: registeredFiles.id });
  if (!made) throw new Error('The database returned no file.');
  return made.id;
};

/** Makes a file visible along with its requests, in the caller's transaction. */
export const publishFile = async (db: Database, id: number): Promise<void> => {
  await db.update(registeredFiles).set({ isRegistered: true }).where(eq(registeredFiles.id, id));
};
