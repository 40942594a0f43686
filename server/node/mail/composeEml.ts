import type { Mail } from '../../mail/mailer';

/** How many characters one encoded word holds: at most 45 bytes, or 60 in base64. */
const wordLength = 11;
const lineEnd = '\r\n';

const withoutBreaks = (text: string) => text.replace(/[\r\n]+/g, ' ');

const encodedWord = (characters: readonly string[]) =>
  `=?UTF-8?B?${Buffer.from(characters.join('')).toString('base64')}?=`;

/** Encodes a header's text by RFC 2047: plain if it is ASCII, otherwise as encoded words. */
const headerText = (text: string): string => {
  const plain = withoutBreaks(text);
  if (/^[\x20-\x7e]*$/.test(plain)) return plain;
  const characters = [...plain];
  const words: string[] = [];
  for (let from = 0; from < characters.length; from += wordLength) {
    words.push(encodedWord(characters.slice(from, from + wordLength)));
  }
  return words.join(`${lineEnd} `);
};

const part = (boundary: string, mediaType: string, content: string) => [
  `--${boundary}`,
  `Content-Type: ${mediaType}; charset=utf-8`,
  'Content-Transfer-Encoding: 8bit',
  '',
  ...content.split('\n'),
];

/**
 * Composes an e-mail as a file that mail programs open (RFC 5322, MIME). Unlike in a message sent over the network,
 * the body is not encoded, so that a person or a test can copy a link out of the file.
 */
export const composeEml = (
  { to, subject, text, html, messageId }: Mail,
  from: string,
  date: Date,
): string => {
  const boundary = crypto.randomUUID();
  return [
    `From: ${withoutBreaks(from)}`,
    `To: ${withoutBreaks(to)}`,
    `Subject: ${headerText(subject)}`,
    `Date: ${date.toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${messageId ?? `${crypto.randomUUID()}@localhost`}>`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    ...part(boundary, 'text/plain', text),
    ...(html === undefined ? [] : part(boundary, 'text/html', html)),
    `--${boundary}--`,
    '',
  ].join(lineEnd);
};
