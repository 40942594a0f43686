import { connect, isIP } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { discover } from '../../services/session/corporate/createCorporateIdentityReader';
import { tryMailServer } from '../mail/createMailer';
import type { CheckContext } from './check';
import { type Check, type Finding, fail, ok, reasonOf, warn } from './finding';
import { writableFinding } from './folderChecks';

/** The mail server, without an e-mail; or the folder that e-mails are written to. */
export const mailCheck: Check<CheckContext> = {
  subject: 'mail',
  look: async ({ config: { smtpUrl, dataFolder } }) => {
    if (!smtpUrl) return writableFinding(`${dataFolder}/mail`, 'e-mails are written as files to');
    const { host } = new URL(smtpUrl);
    try {
      await tryMailServer(smtpUrl);
      return ok(`${host} answers and accepts the user; no e-mail was sent`);
    } catch (failure) {
      return fail(
        `${host} does not take e-mails: ${reasonOf(failure)}`,
        'compare SMTP_URL, and the firewall',
      );
    }
  },
};

/** Opens a connection as a call would, with TLS where the address has it, and sends nothing. */
const reach = (address: string): Promise<void> => {
  const { protocol, hostname, port } = new URL(address);
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  return new Promise((resolve, reject) => {
    const socket =
      protocol === 'https:'
        ? connectTls({ host, port: Number(port || 443), servername: isIP(host) ? '' : host }, () => end())
        : connect({ host, port: Number(port || 80) }, () => end());
    const end = (failure?: Error) => {
      socket.destroy();
      if (failure) reject(failure);
      else resolve();
    };
    socket.setTimeout(reachMilliseconds, () => end(new Error('no answer')));
    socket.on('error', end);
  });
};

const reachMilliseconds = 8_000;

const reachFinding = async (name: string, address: string, setting: string): Promise<Finding> => {
  const { host } = new URL(address);
  try {
    await reach(address);
    return ok(`${name} at ${host} can be reached; nothing was asked`);
  } catch (failure) {
    return fail(
      `${name} at ${host} can't be reached: ${reasonOf(failure)}`,
      `compare ${setting}, and the firewall`,
    );
  }
};

/** Social Security and the Tax Authority: whether they can be reached. */
export const servicesCheck: Check<CheckContext> = {
  subject: 'outside services',
  look: async ({ config: { outsideServices, isProduction } }) =>
    outsideServices
      ? Promise.all([
          reachFinding('Social Security', outsideServices.socialSecurity.url, 'SOCIAL_SECURITY_URL'),
          reachFinding('the Tax Authority', outsideServices.taxAuthority.url, 'TAX_AUTHORITY_URL'),
        ])
      : simulated(isProduction),
};

/** Where traces are sent: whether it can be reached. */
export const tracesCheck: Check<CheckContext> = {
  subject: 'traces',
  look: async ({ config: { traceReceiver } }) =>
    traceReceiver ? reachFinding('the receiver', traceReceiver.url, traceReceiver.name) : ok('none are sent'),
};

const simulated = (isProduction: boolean): Finding =>
  isProduction
    ? warn('simulated: a simulator decides about people', 'set SOCIAL_SECURITY_URL unless this is meant')
    : ok('simulated');

/** The OpenID provider of the corporate sign-in: whether it answers, calls itself what the setting does, and gives its keys. */
export const issuerCheck: Check<CheckContext> = {
  subject: 'corporate sign-in',
  look: async ({ config: { corporate } }: CheckContext) => {
    if (!corporate) return ok('not configured');
    try {
      const { issuer, keys } = await discover(corporate.issuer, fetch);
      await keys.reload();
      return ok(`${issuer} answers, and gives its keys; nobody was signed in`);
    } catch (failure) {
      return fail(
        `${corporate.issuer} does not answer as it should: ${reasonOf(failure)}`,
        'compare CORPORATE_ISSUER; NODE_EXTRA_CA_CERTS names a private authority',
      );
    }
  },
};
