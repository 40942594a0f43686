import { and, desc, eq, inArray, isNotNull, lte, ne, notInArray, or } from 'drizzle-orm';
import type { CheckedInput } from '../../../../contract/calls/defineCall';
import { files } from '../../../../server/db/schema/files';
import { personFilePieces, personFiles } from '../../../../server/db/schema/personFiles';
import { storedDocuments } from '../../../../server/db/schema/storedDocuments';
import { readFileBytes } from '../../../../server/documents/readDocument';
import { Refusal } from '../../../../server/lib/refusal';
import type { TokenKeys } from '../../../../server/lib/tokenKeys';
import { writeAuditEvent } from '../../../../server/services/audit/writeAuditEvent';
import { readingUnits } from '../../../../server/services/context/allowance';
import { requireAccess } from '../../../../server/services/context/requireAccess';
import type {
  DocumentsContext,
  ServiceContext,
  SignedInContext,
} from '../../../../server/services/context/serviceContext';
import { mayGiveDocument } from '../../../../server/services/hooks/hooks';
import { enqueueJob } from '../../../../server/services/queue/enqueueJob';
import { lockUsers } from '../../../../server/services/session/account/lockUsers';
import {
  askPersonFile as askPersonFileCall,
  fetchPersonFile as fetchPersonFileCall,
  getPersonFiles as getPersonFilesCall,
} from '../../contract/dataProtectionCalls';
import { mentionsPiece } from '../erasure/discardPersonFiles';
import type { PersonDocument } from './gatherRequest';
import { type PersonMention, type Piece, readMentions, readPieces } from './pieces';
import { personFileTexts } from './texts';

const day = 24 * 3_600_000;
/** How long a file can be fetched. */
export const offeredDays = 7;
/** How long it is known who asked, when and why. */
const askedDays = 5 * 365;
const shownFiles = 50;

/** A row of the table of persons' files. */
export type StoredPersonFile = typeof personFiles.$inferSelect;

/**
 * Has everything that is held about a person gathered in the background.
 * @throws {Refusal} `badRequest` if the actor's file of the same person waits or is ready
 */
export const askPersonFile = (
  context: SignedInContext,
  { fiscalNumber, reason }: CheckedInput<typeof askPersonFileCall>,
): Promise<number> => {
  requireAccess(context, askPersonFileCall);
  return context.db.transaction(async (db) => {
    const { actor, now } = context;
    // Whoever asks twice at once has the second wait here, and then see the first.
    await lockUsers(db, [actor.userId]);
    const isSame = and(eq(personFiles.askedById, actor.userId), eq(personFiles.fiscalNumber, fiscalNumber));
    if ((await db.$count(personFiles, isSame)) > 0) throw new Refusal('badRequest', personFileTexts.asked);
    await context.countRead?.(db, readingUnits.request);
    const [file] = await db
      .insert(personFiles)
      .values({ askedById: actor.userId, askedOn: now(), fiscalNumber, reason })
      .returning({ id: personFiles.id });
    if (!file) throw new Error('The database stored no row');
    const inside = { ...context, db };
    await enqueueJob(inside, 'makePersonFile', { personFileId: file.id });
    await writeAuditEvent(inside, { action: 'askPersonFile', subject: 'personFile', subjectId: file.id });
    return file.id;
  });
};

/** Returns the files that the actor asked for, newest first. */
export const listPersonFiles = (context: SignedInContext): Promise<StoredPersonFile[]> => {
  requireAccess(context, getPersonFilesCall);
  return context.db
    .select()
    .from(personFiles)
    .where(eq(personFiles.askedById, context.actor.userId))
    .orderBy(desc(personFiles.id))
    .limit(shownFiles);
};

/** A person's file as it is given away. */
export interface FetchedPersonFile {
  readonly fiscalNumber: string;
  readonly madeOn: Date;
  /** What it tells, request by request; may be read more than once until `finish`. */
  readonly pieces: () => AsyncIterable<Piece>;
  /** Returns what others wrote of the person; as `pieces`. */
  readonly mentions: () => Promise<readonly PersonMention[]>;
  /** Returns a document's bytes; undefined if it is gone since, or its scan does not let it be opened. */
  readonly readDocument: (document: PersonDocument) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Notes that all of it was taken, after which nobody can fetch it again, and removes what was kept for it. */
  readonly finish: () => Promise<void>;
}

/**
 * Gives away a file that the actor asked for. It stays ready until the last byte was taken (`finish`), so that one whose
 * way breaks off can be fetched again; each beginning counts, and is in the audit.
 * @throws {Refusal} `badRequest`, which the audit records, if it is not the actor's, not ready, or gone
 */
export const fetchPersonFile = async (
  context: SignedInContext & DocumentsContext & { readonly tokenKeys: TokenKeys },
  { personFileId }: CheckedInput<typeof fetchPersonFileCall>,
): Promise<FetchedPersonFile> => {
  requireAccess(context, fetchPersonFileCall);
  const { db, actor, tokenKeys } = context;
  const taken = await db.transaction(async (tx) => {
    const isReady = and(
      eq(personFiles.id, personFileId),
      eq(personFiles.askedById, actor.userId),
      eq(personFiles.state, 'ready'),
    );
    const [file] = await tx.select().from(personFiles).where(isReady);
    if (!file?.fiscalNumber || !file.madeOn) return undefined;
    const { requestCount, documentCount, fiscalNumber, madeOn } = file;
    await context.countRead?.(
      tx,
      requestCount * readingUnits.request + documentCount * readingUnits.document,
    );
    const told = await tx
      .select({ id: personFilePieces.applicationId })
      .from(personFilePieces)
      .where(and(eq(personFilePieces.fileId, file.id), ne(personFilePieces.applicationId, mentionsPiece)))
      .orderBy(personFilePieces.applicationId);
    const ids = told.map(({ id }) => id);
    // About each request that it tells of, so that whoever asks who saw one finds it.
    await writeAuditEvent(
      { ...context, db: tx },
      {
        action: 'fetchPersonFile',
        subject: 'applications',
        detail: { personFileId, ids },
      },
    );
    return { fiscalNumber, madeOn, ids };
  });
  if (!taken) throw new Refusal('notFound', personFileTexts.gone);
  const { ids, ...told } = taken;
  return {
    ...told,
    pieces: () => readPieces({ db, tokenKeys, fileId: personFileId }, ids),
    mentions: () => readMentions({ db, tokenKeys, fileId: personFileId }),
    readDocument: (document) => readShown(context, document),
    finish: () =>
      db.transaction(async (tx) => {
        await tx
          .update(personFiles)
          .set({ state: 'fetched', endedOn: context.now(), fiscalNumber: null })
          .where(and(eq(personFiles.id, personFileId), eq(personFiles.state, 'ready')));
        await tx.delete(personFilePieces).where(eq(personFilePieces.fileId, personFileId));
      }),
  };
};

const readShown = async (context: SignedInContext & DocumentsContext, { id }: PersonDocument) => {
  const [found] = await context.db
    .select({ id: files.id, hash: files.hash, scan: storedDocuments.scan })
    .from(files)
    .leftJoin(storedDocuments, eq(storedDocuments.hash, files.hash))
    .where(eq(files.id, id));
  return found && !mayGiveDocument(context, found.scan) ? readFileBytes(context, files, found) : undefined;
};

/** Ends files that nobody has fetched in time, and removes what ended; for the regular clean-up. */
export const removeOldPersonFiles = async (context: ServiceContext): Promise<void> => {
  const { db, now } = context;
  const before = (days: number) => new Date(now().getTime() - days * day);
  const ended = await db
    .update(personFiles)
    .set({ state: 'expired', endedOn: now(), fiscalNumber: null })
    .where(
      and(
        inArray(personFiles.state, ['waiting', 'ready']),
        or(lte(personFiles.madeOn, before(offeredDays)), lte(personFiles.askedOn, before(2 * offeredDays))),
      ),
    )
    .returning({ id: personFiles.id });
  for (const { id } of ended)
    await writeAuditEvent(context, { action: 'endPersonFile', subject: 'personFile', subjectId: id });
  const there = db
    .select({ id: personFiles.id })
    .from(personFiles)
    .where(isNotNull(personFiles.fiscalNumber));
  await db.delete(personFilePieces).where(notInArray(personFilePieces.fileId, there));
  await db.delete(personFiles).where(lte(personFiles.endedOn, before(askedDays)));
};
