import type { Database } from '../../../../server/db/database';
import type { DocumentPlaces } from '../../../../server/documents/documentPlaces';
import { PlainError } from '../../../../server/lib/plainError';
import type { TokenKeys } from '../../../../server/lib/tokenKeys';
import type { Mailer } from '../../../../server/mail/mailer';
import type { ErasureList } from '../declared/erasureListStore';
import { type AppliedList, applyList } from '../erasure/applyList';
import { WrongEntry } from '../erasure/erasureList';
import { removeErasedDocuments } from '../erasure/removeErasedDocuments';

interface Parts {
  readonly documents: DocumentPlaces;
  readonly erasureList: ErasureList;
  /** The keys of the audit's seals, which seal the list too. */
  readonly auditKeys: TokenKeys;
  readonly mailer?: Pick<Mailer, 'removeAbout'>;
}

/**
 * Has a database obey the list of erasures before anybody reads it: what was erased after the copy that it was restored from is
 * erased here too, with documents and kept messages.
 * @throws {PlainError} if an entry is damaged, or was sealed with a key that is not set
 */
export const applyErasures = async (
  db: Database,
  { documents, erasureList, auditKeys, mailer }: Parts,
): Promise<AppliedList> => {
  const now = () => new Date();
  try {
    const applied = await applyList({ db, now, erasureList, auditKeys, auditKey: auditKeys[0] });
    await removeErasedDocuments({ db, documents, now });
    await mailer?.removeAbout?.(applied.requests);
    return applied;
  } catch (failure) {
    if (!(failure instanceof WrongEntry)) throw failure;
    throw new PlainError(
      'settings',
      `${failure.message}: set AUDIT_KEY to what the server had that wrote it (its TOKEN_SECRET if it had none).`,
      { cause: failure },
    );
  }
};
