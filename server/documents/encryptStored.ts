import { and, asc, eq, gt, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database';
import { files } from '../db/schema/files';
import { infectedContents } from '../db/schema/infectedContents';
import { recordFiles } from '../db/schema/recordFiles';
import { storedDocuments } from '../db/schema/storedDocuments';
import { bytesIdOf, databaseStore, type TableOfFiles, tablesOfFiles } from './databaseStore';
import { DocumentFailure } from './documentFailure';
import type { DocumentContext } from './documentPlaces';
import { keepDocuments, sealedReference } from './keepDocument';
import { readDocument } from './readDocument';
import { registerFiles } from './registerFiles';

/** How many files are looked at between two reports: about a second's work. */
const filesAtOnce = 20;

/**
 * Encrypts the documents of files that were stored without a key, beside servers; returns how many. Each file gets its
 * own encrypted copy; what nothing names any more is collected. Only an operator begins it, as a version without a key
 * shows none of these documents from then on. It can be broken off at any moment and begun again.
 * @throws {DocumentFailure} `notConfigured` without a key of the installation, `unavailable` if a place does not answer
 */
export const encryptStored = async (
  context: DocumentContext,
  onStep: (encrypted: number) => void = () => {},
): Promise<number> => {
  const { db, documents } = context;
  if (!documents.keys) throw new DocumentFailure('notConfigured', documents.newOnes);
  await registerFiles(context);
  let encrypted = 0;
  for (const table of tablesOfFiles)
    for (let after = 0; ; ) {
      const found = await db
        .select({ id: table.id })
        .from(table)
        .where(and(isUnencrypted(table), gt(table.id, after)))
        .orderBy(asc(table.id))
        .limit(filesAtOnce);
      const last = found.at(-1);
      if (!last) break;
      after = last.id;
      for (const { id } of found) if (await encryptFile(context, table, id)) encrypted += 1;
      onStep(encrypted);
    }
  return encrypted;
};

/** Counts the files whose documents are stored without a key. */
export const countUnencrypted = async (db: Database): Promise<number> => {
  let count = 0;
  for (const table of tablesOfFiles) count += await db.$count(table, isUnencrypted(table));
  return count;
};

const isUnencrypted = (table: TableOfFiles): SQL | undefined =>
  and(isNull(table.sealedKey), isNotNull(table.hash));

/** Encrypts the document of a file; returns false for one that can not be read, which stays for doctor to name. */
const encryptFile = async (context: DocumentContext, table: TableOfFiles, id: number): Promise<boolean> => {
  const { db, documents, now } = context;
  const [row] = await db.select({ hash: table.hash }).from(table).where(eq(table.id, id));
  const before = row?.hash;
  if (!before) return false;
  const content = await contentOf(context, before);
  if (!content) return false;
  const stored = (await keepDocuments(context, [{ hash: before, content }])).get(before);
  if (!stored) return false;
  return db.transaction(async (tx) => {
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
    if (!file) return false;
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
    return true;
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
