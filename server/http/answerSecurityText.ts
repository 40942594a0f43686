import type { Handler } from 'hono';
import type { AppParts } from './appParts';

/** Where RFC 9116 has people look for whom to tell about a weakness. */
export const securityTextPath = '/.well-known/security.txt';

const dayMilliseconds = 24 * 3_600_000;
/** A running server vouches for its contacts; RFC 9116 recommends less than a year. */
const validDays = 90;

/** Answers whom to tell about a weakness, as RFC 9116 writes it, valid for 90 days from today. */
export const answerSecurityText =
  ({ settings, now }: Pick<AppParts, 'settings' | 'now'>): Handler =>
  (c) => {
    const today = Math.floor(now().getTime() / dayMilliseconds) * dayMilliseconds;
    const lines = [
      ...(settings.securityContacts ?? []).map((contact) => `Contact: ${contact}`),
      `Expires: ${new Date(today + validDays * dayMilliseconds).toISOString()}`,
      'Preferred-Languages: pt, en',
      `Canonical: ${new URL(securityTextPath, settings.publicUrl).href}`,
    ];
    return c.text(`${lines.join('\n')}\n`, 200, { 'content-type': 'text/plain; charset=utf-8' });
  };
