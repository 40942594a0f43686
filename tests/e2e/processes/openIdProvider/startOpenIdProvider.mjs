import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Provider from 'oidc-provider';
import { freePort } from '../../../run/freePort.mjs';
import { accountPage } from './accountPage.mjs';
import { configuration } from './configuration.mjs';
import { loopbackCertificate } from './loopbackCertificate.mjs';

/** @typedef {import('node:http').IncomingMessage} Incoming @typedef {import('node:http').ServerResponse} Outgoing */

const clientId = 'tarifa-social-internet';

/** @param {Incoming} request */
const readForm = async (request) => {
  let text = '';
  for await (const chunk of request) text += chunk;
  return new URLSearchParams(text);
};

/** @param {Provider} provider @param {Incoming} request @param {Outgoing} response */
const interact = async (provider, request, response) => {
  if (request.method !== 'POST') {
    return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(accountPage);
  }
  const form = await readForm(request);
  const accountId = form.get('account');
  const result = accountId
    ? { login: { accountId }, select_account: {} }
    : { error: form.get('error') ?? 'access_denied', error_description: 'Escolhido na página da conta.' };
  return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
};

/**
 * Starts a real OpenID provider on loopback, for tests and for trying out corporate sign-in.
 * @param {{ redirectUris: readonly string[], port?: number }} options the allowed redirects, and the port
 */
export const startOpenIdProvider = async ({ redirectUris, port }) => {
  const certificate = await loopbackCertificate();
  const folder = mkdtempSync(join(tmpdir(), 'tsi-openid-'));
  const certificateFile = join(folder, 'certificate.pem');
  writeFileSync(certificateFile, certificate.cert);

  const listening = port ?? (await freePort());
  const issuer = `https://localhost:${listening}`;
  const provider = new Provider(issuer, configuration(clientId, redirectUris));
  const answer = provider.callback();
  let failing = false;

  const server = createServer(certificate, (request, response) => {
    const path = request.url ?? '/';
    if (failing && path.startsWith('/token')) {
      response
        .writeHead(500, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
        .end('{"error":"server_error"}');
    } else if (path.startsWith('/interaction/')) {
      interact(provider, request, response).catch((error) => response.writeHead(500).end(String(error)));
    } else answer(request, response);
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(listening, 'localhost', () => resolve(undefined));
  });

  return {
    issuer,
    clientId,
    /** The certificate that the server must trust, through NODE_EXTRA_CA_CERTS. */
    certificateFile,
    /** Makes the exchange of codes for tokens fail, or work again. @param {boolean} on */
    failTokenRequests: (on) => {
      failing = on;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
