import { secretSealing } from '../../../server/lib/secretSealing';
import type { TokenKeys } from '../../../server/lib/tokenKeys';

const sealing = secretSealing('secrets of factors');
const ownerText = (userId: number) => `user ${userId}`;

/** Encrypts the secret of a user's factor for the database; it opens for nobody else. */
export const sealSecret = (keys: TokenKeys, secret: string, userId: number): Promise<string> =>
  sealing.seal(keys, secret, ownerText(userId));

/** Decrypts a secret with whichever of the server's keys it was sealed with; undefined if that one is gone. */
export const openSecret = (keys: TokenKeys, sealed: string, userId: number): Promise<string | undefined> =>
  sealing.open(keys, sealed, ownerText(userId));

/** Returns what every secret begins with that was sealed with the server's first key. */
export const sealedBy = async ([key]: TokenKeys): Promise<string> => `${await sealing.nameOf(key)}.`;
