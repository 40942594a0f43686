import { and, eq } from 'drizzle-orm';
import type { ApiEnvironment } from '../../../../contract/rules/apiEnvironments';
import type { AuditReason } from '../../../../contract/rules/auditDetails';
import { apiClientKeys, apiClients } from '../../../../server/db/schema/apiClients';
import { hashToken } from '../../../../server/lib/hashToken';
import type { TokenKeys } from '../../../../server/lib/tokenKeys';
import { takeAttempt } from '../../../../server/services/attempts/takeAttempt';
import { writeAuditEvent } from '../../../../server/services/audit/writeAuditEvent';
import type { ServiceContext, SignedInContext } from '../../../../server/services/context/serviceContext';
import { clientTokenSeconds } from '../../contract/apiClientLimits';
import { clientPrefixes, environmentOf } from '../../contract/credentials';
import { checkProof, clientOfProof, type PublicClientKey } from './clientAssertion';
import { isKeyOf, isLiveKey, isSameHash } from './clientKeys';
import { signClientToken } from './clientToken';
import { findClient } from './findClient';
import { isWithin } from './networks';
import { clientTexts, tokenTexts } from './texts';
import { TokenRefusal } from './tokenRefusal';

/** How a client says who it is: by a secret, or by a proof that it signed. */
export type ClientCredentials =
  | { readonly kind: 'secret'; readonly publicId: string; readonly secret: string }
  | { readonly kind: 'assertion'; readonly publicId: string | undefined; readonly assertion: string };

/** What giving tokens needs besides a service's context. */
export interface TokenContext extends ServiceContext {
  readonly tokenKeys: TokenKeys;
  readonly environment: ApiEnvironment;
  /** Counts asking for a token as one of the calls that a provider's clients may make; rejects over a limit. */
  readonly countCall: (client: SignedInContext) => Promise<void>;
  /** The addresses by which a proof may name this server. */
  readonly audience: readonly string[];
}

/** The answer to a client that proved who it is (RFC 6749). */
export interface ClientTokenAnswer {
  readonly access_token: string;
  readonly token_type: 'Bearer';
  readonly expires_in: number;
  /** The client's rights, separated by blanks. */
  readonly scope: string;
}

/**
 * Gives a client an access token of ten minutes, and records that; wrong credentials are counted and recorded.
 * @throws {TokenRefusal} for what OAuth 2 has a code for
 * @throws {Refusal} `tooManyAttempts`
 */
export const issueClientToken = async (
  context: TokenContext,
  credentials: ClientCredentials,
): Promise<ClientTokenAnswer> => {
  const { db, now } = context;
  const publicId = claimedId(credentials);
  const client = publicId === undefined ? undefined : await findByPublicId(context, publicId);
  const attempt = await takeAttempt(context, 'client', {
    account: `client ${publicId ?? ''}`,
    ...(client && { userId: client.id }),
  });
  const proven = await prove(context, credentials, publicId, client);
  if ('refusal' in proven) {
    const { reason, refusal, keyId } = proven;
    await writeAuditEvent(context, {
      action: 'clientTokenRefused',
      ...(client && { subject: 'client', subjectId: client.id }),
      detail: { reason, ...(keyId !== undefined && { keyId }) },
    });
    await attempt.spend();
    throw refusal;
  }
  await attempt.giveBack();
  const { clientId, keyId, actor } = proven;
  await context.countCall({ ...context, actor, familyId: '' });
  await db.transaction(async (tx) => {
    await tx.update(apiClientKeys).set({ lastUsedOn: now() }).where(eq(apiClientKeys.id, keyId));
    await tx.update(apiClients).set({ lastUsedOn: now() }).where(eq(apiClients.clientId, clientId));
    await writeAuditEvent(
      { ...context, db: tx, actor },
      { action: 'clientTokenIssued', subject: 'client', subjectId: clientId, detail: { keyId } },
    );
  });
  return {
    access_token: await signClientToken(context.tokenKeys, { clientId, keyId }, now()),
    token_type: 'Bearer',
    expires_in: clientTokenSeconds,
    scope: actor.permissions.join(' '),
  };
};

const claimedId = (credentials: ClientCredentials): string | undefined => {
  if (credentials.kind === 'secret') return credentials.publicId;
  const named = clientOfProof(credentials.assertion);
  return credentials.publicId === undefined || credentials.publicId === named ? named : undefined;
};

interface KnownClient {
  readonly id: number;
  readonly keys: readonly (typeof apiClientKeys.$inferSelect)[];
}

const findByPublicId = async ({ db }: ServiceContext, publicId: string): Promise<KnownClient | undefined> => {
  // The database takes no NUL.
  if (publicId.includes('\0')) return undefined;
  const [client] = await db
    .select({ id: apiClients.clientId })
    .from(apiClients)
    .where(eq(apiClients.publicId, publicId));
  return client && { id: client.id, keys: await db.select().from(apiClientKeys).where(isKeyOf(client.id)) };
};

type Proven =
  | (Pick<NonNullable<Awaited<ReturnType<typeof findClient>>>, 'actor'> & {
      readonly clientId: number;
      readonly keyId: number;
    })
  | { readonly reason: AuditReason; readonly refusal: TokenRefusal; readonly keyId?: number };

const invalid = (reason: AuditReason, description: string, text: string, keyId?: number): Proven => ({
  reason,
  refusal: new TokenRefusal('invalid_client', description, text),
  ...(keyId !== undefined && { keyId }),
});

const prove = async (
  context: TokenContext,
  credentials: ClientCredentials,
  publicId: string | undefined,
  client: KnownClient | undefined,
): Promise<Proven> => {
  const { db, environment, now } = context;
  if (
    publicId !== undefined &&
    environmentOf(publicId) !== undefined &&
    environmentOf(publicId) !== environment
  )
    return invalid(
      'otherEnvironment',
      `The client belongs to the other environment: here ids begin with ${clientPrefixes[environment]}`,
      tokenTexts.otherEnvironment(environment),
    );
  const checked =
    credentials.kind === 'secret'
      ? await checkSecret(credentials.secret, client)
      : await checkAssertion(context, credentials.assertion, publicId, client);
  if (!client || !('keyId' in checked) || 'problem' in checked) {
    const keyId = 'keyId' in checked ? checked.keyId : undefined;
    const text = keyId === undefined ? tokenTexts.refused : tokenTexts.assertion;
    const description =
      'problem' in checked && checked.problem ? checked.problem : 'Client authentication failed';
    return invalid('credentials', description, text, keyId);
  }
  const { keyId } = checked;
  const isLive = (await db.$count(apiClientKeys, and(eq(apiClientKeys.id, keyId), isLiveKey(now())))) > 0;
  if (!isLive)
    return invalid('expiredKey', 'The key was revoked or has expired', tokenTexts.expiredKey, keyId);
  const found = await findClient(db, { clientId: client.id, keyId }, now());
  if (!found)
    return invalid('ended', 'The client was revoked, or its provider is inactive', tokenTexts.ended, keyId);
  if (found.addresses.length > 0 && !isWithin(found.addresses, context.remoteAddress))
    return {
      reason: 'otherNetwork',
      refusal: new TokenRefusal(
        'unauthorized_client',
        'The client may not come from this address',
        clientTexts.otherNetwork,
      ),
      keyId,
    };
  return { clientId: client.id, keyId, actor: found.actor };
};

/** Stands in for the hash of a secret where there is none, so that the same work is done. */
const noHash = '0'.repeat(64);

const checkSecret = async (secret: string, client: KnownClient | undefined) => {
  const hash = await hashToken(secret);
  const same = (client?.keys ?? []).filter(({ secretHash }) => isSameHash(secretHash ?? noHash, hash));
  const [key] = same;
  return key ? { keyId: key.id } : { problem: '' };
};

const checkAssertion = (
  context: TokenContext,
  assertion: string,
  publicId: string | undefined,
  client: KnownClient | undefined,
) =>
  checkProof(context, assertion, {
    publicId: publicId ?? '',
    audience: context.audience,
    keys: (client?.keys ?? []).flatMap(({ id, publicKey }): PublicClientKey[] =>
      publicKey ? [{ id, publicKey }] : [],
    ),
  });
