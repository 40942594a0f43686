import { lte } from 'drizzle-orm';
import { factorProofs } from '../../../server/db/schema/factors';
import type { WorkContext } from '../../../server/services/context/workContext';
import { accessTokenTerms, sessionSeconds } from '../../../server/services/session/tokens/accessToken';
import { resealSecrets } from './generatorCodes';

/** A proof counts for as long as its session: until the last access token of it has expired. */
const keptMilliseconds = (sessionSeconds + accessTokenTerms.seconds) * 1000;

/** Removes the proofs of sessions that are over, and seals with the first key what a former one has sealed. */
export const removeExpired = async (context: WorkContext): Promise<void> => {
  const until = new Date(context.now().getTime() - keptMilliseconds);
  await context.db.delete(factorProofs).where(lte(factorProofs.provenOn, until));
  await resealSecrets(context);
};
