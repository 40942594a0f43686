import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { and, eq, gt } from 'drizzle-orm';
import { base64url } from 'jose';
import { factors } from '../../../server/db/schema/factors';
import { idempotencyKeys } from '../../../server/db/schema/idempotencyKeys';
import { hashToken } from '../../../server/lib/hashToken';
import type { SessionContext } from '../../../server/services/session/tokens/issueTokens';
import type { Passkey, PasskeyOptions } from '../contract/factors';
import type { NewFactor } from './addFactor';
import type { ProvenFactor } from './proofs';
import { type PurposeToken, readPurposeToken, signPurposeToken } from './purposeToken';
import { WrongFactor } from './refuseFactor';
import { tellOfFactor } from './tellOfFactor';
import { factorMailTexts, factorTexts } from './texts';

/** What passkeys need in addition: the address that people open, to which each passkey is bound. */
export interface PasskeyContext extends SessionContext {
  readonly publicUrl: string;
}

/** Makes what a browser needs for a new passkey of a person; every passkey can be used alone, without a password. */
export const passkeyToAdd = async (
  context: PasskeyContext,
  { userId, username }: { readonly userId: number; readonly username: string },
): Promise<{ options: PasskeyOptions; enrolment: string }> => {
  const { db, tokenKeys, now, publicUrl } = context;
  const options = await generateRegistrationOptions({
    rpName: factorTexts.issuer,
    rpID: siteOf(publicUrl).id,
    userName: username,
    userID: new TextEncoder().encode(`user ${userId}`),
    excludeCredentials: await credentialsOf(db, userId),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const claims = { sub: userId, challenge: options.challenge };
  return {
    options: { ...options },
    enrolment: await signPurposeToken(tokenKeys, 'newPasskey', claims, now()),
  };
};

/** Returns the passkey that a browser made for a person, to be stored; undefined if it proves nothing. */
export const readNewPasskey = async (
  context: PasskeyContext,
  userId: number,
  { enrolment, response, name }: { enrolment: string; response: Passkey; name: string },
): Promise<NewFactor | undefined> => {
  const begun = await readPurposeToken(context.tokenKeys, 'newPasskey', enrolment, context.now());
  if (begun?.sub !== userId || !(await spend(context, begun))) return undefined;
  const site = siteOf(context.publicUrl);
  const { registrationInfo: made } = await verifyRegistrationResponse({
    response: response as unknown as Parameters<typeof verifyRegistrationResponse>[0]['response'],
    expectedChallenge: begun.challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    // Thrown for whatever is not as it must be.
  }).catch(() => ({ registrationInfo: undefined }));
  if (!made) return undefined;
  return {
    kind: 'passkey',
    name,
    credentialId: made.credential.id,
    publicKey: base64url.encode(made.credential.publicKey),
    signCount: made.credential.counter,
    transports: made.credential.transports?.map(String) ?? [],
    isBackedUp: made.credentialBackedUp,
  };
};

/** Makes what a browser needs to prove a passkey: one of a person's, or whichever it has for this site. */
export const passkeyToProve = async (
  context: PasskeyContext,
  userId?: number,
): Promise<{ options: PasskeyOptions; assertion: string }> => {
  const { db, tokenKeys, now, publicUrl } = context;
  const options = await generateAuthenticationOptions({
    rpID: siteOf(publicUrl).id,
    userVerification: 'required',
    ...(userId !== undefined && { allowCredentials: await credentialsOf(db, userId) }),
  });
  const claims = { sub: userId ?? anybody, challenge: options.challenge };
  return {
    options: { ...options },
    assertion: await signPurposeToken(tokenKeys, 'passkey', claims, now()),
  };
};

/** Returns whose passkey an answer claims to be of; undefined if it is of none. */
export const ownerOfPasskey = async (
  { db }: SessionContext,
  { id }: Passkey,
): Promise<number | undefined> => {
  const [found] = await db
    .select({ userId: factors.userId })
    .from(factors)
    .where(eq(factors.credentialId, id));
  return found?.userId;
};

/**
 * Takes the proof of a person's passkey, in the caller's transaction, which must have locked them: right once for each
 * challenge, and not of a passkey that has counted backwards, as only a copy does. One that says 0 does not count, as where it
 * was moved to another manager of passwords; the person is told when that begins.
 */
export const takePasskey = async (
  context: PasskeyContext,
  userId: number,
  { assertion, response }: { assertion: string; response: Passkey },
): Promise<ProvenFactor | WrongFactor> => {
  const { db, tokenKeys, now, publicUrl } = context;
  const wrong = new WrongFactor('wrongPasskey');
  const asked = await readPurposeToken(tokenKeys, 'passkey', assertion, now());
  if (!asked || ![anybody, userId].includes(asked.sub)) return wrong;
  const isThis = and(eq(factors.userId, userId), eq(factors.credentialId, response.id));
  const [stored] = await db.select().from(factors).where(isThis);
  if (!stored?.credentialId || !stored.publicKey || !(await spend(context, asked))) return wrong;
  const site = siteOf(publicUrl);
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: response as unknown as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
    expectedChallenge: asked.challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    credential: {
      id: stored.credentialId,
      publicKey: new Uint8Array(base64url.decode(stored.publicKey)),
      // Compared below: the library refuses a passkey that no longer counts, for ever, and with the error of a wrong signature.
      counter: 0,
    },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  if (!verified || !authenticationInfo) return wrong;
  const { newCounter: signCount, credentialBackedUp: isBackedUp } = authenticationInfo;
  const counted = stored.signCount ?? 0;
  if (signCount > 0 && signCount <= counted) return new WrongFactor('copiedPasskey');
  if (signCount === 0 && counted > 0)
    await tellOfFactor(context, userId, factorMailTexts.countsNoMore(stored.name));
  await db.update(factors).set({ signCount, isBackedUp, lastUsedOn: now() }).where(eq(factors.id, stored.id));
  return { by: 'passkey', factorId: stored.id };
};

/** Stands for whoever has a passkey of this site. */
const anybody = 0;

const siteOf = (publicUrl: string) => {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
};

const credentialsOf = async (db: SessionContext['db'], userId: number) => {
  const found = await db
    .select()
    .from(factors)
    .where(and(eq(factors.userId, userId), eq(factors.kind, 'passkey'), gt(factors.credentialId, '')));
  return found.map(({ credentialId, transports }) => ({
    id: credentialId ?? '',
    transports: transports ?? [],
  }));
};

/** Uses a challenge up: true once, also where two servers are asked at the same moment. */
const spend = async (
  { db }: SessionContext,
  { jti, expiresOn }: PurposeToken<'passkey' | 'newPasskey'>,
): Promise<boolean> => {
  const spent = await db
    .insert(idempotencyKeys)
    .values({ name: await hashToken(`challenge ${jti}`), contentHash: 'spent', expiresOn })
    .onConflictDoNothing()
    .returning({ name: idempotencyKeys.name });
  return spent.length > 0;
};
