import { type Declaration, declarationTexts } from '../../../../contract/declarationTexts';
import { nativeDigestOf } from '../../../../contract/digestOf';
import { applicationConsents } from '../../../db/schema/applicationConsents';
import type { SignedInContext } from '../../context/serviceContext';

/** Keeps, beside a request, the declarations that were ticked in its form: in which words, when, and by whom. */
export const recordConsents = async (
  { db, actor, now }: SignedInContext,
  applicationId: number,
  ticked: Readonly<Partial<Record<Declaration, boolean | undefined>>>,
  version = 1,
): Promise<void> => {
  const texts = declarationTexts[version - 1] ?? declarationTexts[0];
  const given: (typeof applicationConsents.$inferInsert)[] = [];
  for (const declaration of Object.keys(texts) as Declaration[]) {
    if (!ticked[declaration]) continue;
    const textDigest = await nativeDigestOf(new TextEncoder().encode(texts[declaration]));
    given.push({
      applicationId,
      declaration,
      version,
      textDigest,
      givenOn: now(),
      givenById: actor.userId,
    });
  }
  if (given.length > 0) await db.insert(applicationConsents).values(given);
};
