import { and, asc, eq, gt, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { files } from '../db/schema/files';
import { infectedContents } from '../db/schema/infectedContents';
import { recordFiles } from '../db/schema/recordFiles';
import { storedDocuments } from '../db/schema/storedDocuments';
import { bytesIdOf, databaseStore, type TableOfFiles } from './databaseStore';
import { DocumentFailure } from './documentFailure';
import type { DocumentContext } from './documentPlaces';
import { keepDocuments, sealedReference } from './keepDocument';
import { readDocument } from './readDocument';

/** How many files one step looks at: about a second's work. */
const filesAtOnce = 20;

/** Where the encrypting of stored documents is: the last file looked at. */
export interface EncryptedThrough {
  readonly table: 'files' | 'recordFiles';
  readonly id: number;
}

/**
 * Encrypts the documents of some files that were stored before the installation had a key. Each gets its own encrypted
 * copy; what nothing names any more is collected. Returns where the next step goes on; undefined at the end.
 */
export const encryptStored = async (
  context: DocumentContext,
  { table, id: after }: EncryptedThrough = { table: 'files', id: 0 },
): Promise<EncryptedThrough | undefined> => {
  if (!context.documents.keys) return undefined;
  const of = table === 'files' ? files : recordFiles;
  const found = await context.db
    .select({ id: of.id })
    .from(of)
    .where(and(isUnencrypted(of), gt(of.id, after)))
    .orderBy(asc(of.id))
    .limit(filesAtOnce);
  for (const { id } of found) await encryptFile(context, of, id);
  const last = found.at(-1);
  if (last && found.length === filesAtOnce) return { table, id: last.id };
  return table === 'files' ? { table: 'recordFiles', id: 0 } : undefined;
};

const isUnencrypted = (table: TableOfFiles): SQL | undefined =>
  and(isNull(table.sealedKey), isNotNull(table.hash));

/** Encrypts the document of a file; one that can not be read stays as it is, for doctor to name. */
const encryptFile = async (context: DocumentContext, table: TableOfFiles, id: number): Promise<void> => {
  const { db, documents, now } = context;
  const [row] = await db.select({ hash: table.hash }).from(table).where(eq(table.id, id));
  const before = row?.hash;
  if (!before) return;
  const content = await contentOf(context, before);
  if (!content) return;
  const stored = (await keepDocuments(context, [{ hash: before, content }])).get(before);
  if (!stored) return;
  await db.transaction(async (tx) => {
    const isIt = and(eq(table.id, id), eq(table.hash, before), isUnencrypted(table));
    const [file] =
      table === recordFiles
        ? (await tx.select({ bytesId: recordFiles.bytesId }).from(recordFiles).where(isIt).for('update')).map(
            (found) => ({ ...found, owner: null }),
          )
        : await tx
            .select({ bytesId: files.bytesId, owner: files.applicationId })
            .from(files)
            .where(isIt)
            .for('update');
    // It was removed or encrypted meanwhile.
    if (!file) return;
    // Its row, or pieces of another name, may hold the only bytes that another file of the same document has.
    if (file.bytesId !== bytesIdOf(before)) await databaseStore(tx).put(before, content);
    const [scanned] = await tx
      .select({ scan: storedDocuments.scan })
      .from(storedDocuments)
      .where(eq(storedDocuments.hash, before));
    const scan = scanned?.scan ?? null;
    await tx.update(storedDocuments).set({ scan }).where(eq(storedDocuments.hash, stored.hash));
    if (scan === 'infected')
      await tx.insert(infectedContents).values({ digest: before, foundOn: now() }).onConflictDoNothing();
    const reference = await sealedReference({ db: tx, documents, now }, file.owner, stored);
    const values = { ...reference, content: null };
    if (table === recordFiles) await tx.update(recordFiles).set(values).where(isIt);
    else
      await tx
        .update(files)
        .set({ ...values, digest: null })
        .where(isIt);
  });
};

const contentOf = async (context: DocumentContext, hash: string) => {
  try {
    const { content, secret } = await readDocument(context, hash);
    return secret ? undefined : content;
  } catch (failure) {
    if (
      failure instanceof DocumentFailure &&
      (failure.problem === 'missing' || failure.problem === 'otherBytes')
    )
      return undefined;
    throw failure;
  }
};
