import { sha256 } from '../../../contract/rules/sha256';

/** What is stored of an opaque token. Being random, it needs no salt. */
export const hashToken = (token: string): Promise<string> => sha256(token);
