/** How a message stands: still to be delivered, delivered, or given up. */
export const webhookStates = ['pending', 'delivered', 'failed'] as const;
export type WebhookState = (typeof webhookStates)[number];

/** The most addresses of a provider. */
export const maxWebhooksPerProvider = 10;
/** The most characters of an address. */
export const maxWebhookUrl = 500;
/** How long the secret before the last is still signed with, in hours. */
export const formerSecretHours = 24;
/** How long a message is tried, in days. */
export const webhookRetryDays = 3;
/** After how many days of nothing but failures an address is disabled. */
export const webhookDisableDays = 5;
/** How long messages are kept, in days. */
export const webhookKeptDays = 30;

/** The words of what is wrong with an address. */
const webhookUrlMessages = {
  https: 'Indique um endereço que comece por https://.',
  userInfo: 'O endereço não pode conter utilizador nem palavra-passe.',
  fragment: 'O endereço não pode conter #.',
  port: 'A porta tem de ser a 443 ou uma a partir da 1024.',
} as const;

/**
 * Returns what is wrong with an address as it is written; undefined if nothing is. Where its name leads is only known, and
 * checked, when it is called. `allowsPlain` accepts http and any port, for trying.
 */
export const webhookUrlProblem = (written: string, allowsPlain = false): string | undefined => {
  const url = URL.canParse(written) ? new URL(written) : undefined;
  const isKnown = url?.protocol === 'https:' || (allowsPlain && url?.protocol === 'http:');
  if (!url || !isKnown || !url.hostname) return webhookUrlMessages.https;
  if (url.username || url.password) return webhookUrlMessages.userInfo;
  if (url.hash) return webhookUrlMessages.fragment;
  const port = Number(url.port || 443);
  return allowsPlain || port === 443 || port >= 1024 ? undefined : webhookUrlMessages.port;
};
