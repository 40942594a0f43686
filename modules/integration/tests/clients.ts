import { generateKeyPair, SignJWT } from 'jose';
import type { CallInput } from '../../../contract/calls/defineCall';
import type { Actor } from '../../../server/services/context/serviceContext';
import type { TestServer } from '../../../tests/support/testServer';
import type { createApiClient as createCall } from '../contract/calls/apiClients';
import { createApiClient } from '../server/clients/manageClients';

/** The fields of a new client that a test cares about. */
type NewClient = Partial<CallInput<typeof createCall>>;

/** The rights of a client that does everything that a provider's system does. */
export const clientRights = [
  'ApplicationsModule_Reader',
  'ApplicationsModule_Writer',
  'ApplicationsModule_Updater',
  'AnnualMaintenanceModule_Reader',
  'AnnualMaintenanceModule_Writer',
  'AnnualMaintenanceModule_Updater',
];

/** Makes a client of a provider with a secret, as the provider itself would; returns both. */
export const makeClient = async (
  { db }: Pick<TestServer, 'db'>,
  providerId: number,
  { now = () => new Date(), ...more }: NewClient & { now?: () => Date } = {},
) => {
  const actor: Actor = {
    userId: providerId,
    username: 'prestador@example.pt',
    role: 'Provider',
    roles: ['Provider'],
    permissions: ['Integration_Reader', 'Integration_Updater', ...clientRights],
    providerId,
  };
  const { client, secret } = await createApiClient(
    { db, now, actor, familyId: '', remoteAddress: null, hasRecentFactor: true },
    {
      name: 'CRM',
      permissions: clientRights,
      addresses: [],
      environment: 'live',
      ...more,
      key: { kind: 'secret', months: 12, ...more.key } as never,
    },
  );
  return { client, secret: secret ?? '' };
};

/** Asks for a token with these parameters. */
export const askForToken = (
  { fetch }: Pick<TestServer, 'fetch'>,
  parameters: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> =>
  fetch('/api/oauth/token', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams({ grant_type: 'client_credentials', ...parameters }).toString(),
  });

/** Returns an access token of a client by its secret. */
export const tokenOf = async (
  server: Pick<TestServer, 'fetch'>,
  { client, secret }: { client: { publicId: string }; secret: string },
): Promise<string> => {
  const answer = await askForToken(server, { client_id: client.publicId, client_secret: secret });
  const body = await answer.json();
  if (answer.status !== 200) throw new Error(`No token: ${JSON.stringify(body)}`);
  return body.access_token;
};

/** The parameter that says that a proof is a JWT. */
export const assertionType = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';

/** Makes a pair of keys and what signs proofs with it. */
export const makeKeyPair = async (alg: string) => {
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
  const sign = (publicId: string, now: Date, claims: Readonly<Record<string, unknown>> = {}, kid?: string) =>
    new SignJWT({
      iss: publicId,
      sub: publicId,
      aud: 'https://tsi.example.pt/api/oauth/token',
      exp: Math.floor(now.getTime() / 1000) + 60,
      jti: crypto.randomUUID(),
      ...claims,
    })
      .setProtectedHeader({ alg, ...(kid && { kid }) })
      .sign(privateKey);
  return { publicKey, sign };
};
