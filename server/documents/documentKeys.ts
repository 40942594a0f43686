import { eq, inArray, isNull } from 'drizzle-orm';
import { base64url } from 'jose';
import type { Database } from '../db/database';
import { documentKeys } from '../db/schema/documentKeys';
import { secretSealing } from '../lib/secretSealing';
import type { TokenKeys } from '../lib/tokenKeys';
import { DocumentFailure } from './documentFailure';

/** The application whose key opens a document; null for the files of plain resources, which share one. */
export type KeyOwner = number | null;

/** What is sealed in the row of a file: the key of its document, and the SHA-256 of what that holds. */
export interface DocumentSecret {
  readonly key: Uint8Array<ArrayBuffer>;
  readonly digest: string;
}

/** Seals the keys of owners with that of the installation. */
export const keySealing = secretSealing('keys of documents');

/** What the sealing of an owner's key is bound to. */
export const ownerText = (owner: KeyOwner): string => (owner === null ? 'records' : `application ${owner}`);

/**
 * Destroys the keys of applications: their documents can not be read any more, wherever copies of them are. New ones get
 * a new key. Documents that another application has too stay readable there.
 */
export const destroyDocumentKeys = async (db: Database, applicationIds: readonly number[]): Promise<void> => {
  if (applicationIds.length === 0) return;
  await db.delete(documentKeys).where(inArray(documentKeys.applicationId, [...applicationIds]));
};

/**
 * Seals the key of a document for its owner, in the transaction that stores the row of its file; the owner's key is made
 * with its first document.
 * @throws {DocumentFailure} `notConfigured` if none of the installation's keys opens the owner's
 */
export const sealDocumentKey = async (
  { db, keys, now }: { readonly db: Database; readonly keys: TokenKeys; readonly now: () => Date },
  owner: KeyOwner,
  { key, digest }: DocumentSecret,
): Promise<string> => {
  const found = (await ownerKey(db, keys, owner)) ?? (await makeOwnerKey({ db, keys, now }, owner));
  if (found === 'sealed') throw new DocumentFailure('notConfigured', 'database');
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const secret = new TextEncoder().encode(`${base64url.encode(key)}.${digest}`);
  const sealed = await crypto.subtle.encrypt(terms(iv, owner), found, secret);
  return `${base64url.encode(iv)}.${base64url.encode(new Uint8Array(sealed))}`;
};

/**
 * Opens the key of a document: `sealed` if none of the installation's keys opens that of its owner; undefined if that was
 * destroyed.
 */
export const openDocumentKey = async (
  db: Database,
  keys: TokenKeys,
  owner: KeyOwner,
  sealedKey: string,
): Promise<DocumentSecret | 'sealed' | undefined> => {
  const found = await ownerKey(db, keys, owner);
  if (!found || found === 'sealed') return found;
  const [iv = '', content = ''] = sealedKey.split('.');
  try {
    const opened = await crypto.subtle.decrypt(terms(bytes(iv), owner), found, bytes(content));
    const [key = '', digest = ''] = new TextDecoder().decode(opened).split('.');
    return { key: bytes(key), digest };
  } catch {
    // Sealed with a key that was destroyed, before the owner got this one.
    return undefined;
  }
};

const ivBytes = 12;
const keyBytes = 32;
const bytes = (text: string) => new Uint8Array(base64url.decode(text));
const terms = (iv: Uint8Array<ArrayBuffer>, owner: KeyOwner) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(`document of ${ownerText(owner)}`),
});

const ownerKey = async (
  db: Database,
  keys: TokenKeys,
  owner: KeyOwner,
): Promise<CryptoKey | 'sealed' | undefined> => {
  const [row] = await db.select({ sealed: documentKeys.sealed }).from(documentKeys).where(isOf(owner));
  if (!row) return undefined;
  const opened = await keySealing.open(keys, row.sealed, ownerText(owner));
  if (opened === undefined) return 'sealed';
  return crypto.subtle.importKey('raw', bytes(opened), 'AES-GCM', false, ['encrypt', 'decrypt']);
};

const isOf = (owner: KeyOwner) =>
  owner === null ? isNull(documentKeys.applicationId) : eq(documentKeys.applicationId, owner);

/** Makes an owner's key, unless somebody else does at the same time, and returns the one that is there then. */
const makeOwnerKey = async (
  { db, keys, now }: { readonly db: Database; readonly keys: TokenKeys; readonly now: () => Date },
  owner: KeyOwner,
): Promise<CryptoKey | 'sealed'> => {
  const key = base64url.encode(crypto.getRandomValues(new Uint8Array(keyBytes)));
  const sealed = await keySealing.seal(keys, key, ownerText(owner));
  await db
    .insert(documentKeys)
    .values({ applicationId: owner, sealed, createdOn: now() })
    .onConflictDoNothing();
  const made = await ownerKey(db, keys, owner);
  if (!made) throw new Error('The key of an application was destroyed while it was made');
  return made;
};
