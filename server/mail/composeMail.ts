import { paths } from '../../contract/paths';
import type { Mail } from './mailer';

/** The words of one of our e-mails; `\n` in a paragraph starts a new line. */
export interface MailWords {
  readonly to: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The one link, and its text. */
  readonly link: { readonly href: string; readonly text: string };
  /** Paragraphs below the link. */
  readonly closing?: readonly string[];
}

/** The application's name in e-mails. */
export const productName = 'Tarifa Social de Internet';

const greeting = 'Bom dia,';
const privacyNotice = 'Privacidade';

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const paragraph = (text: string) => `<p>${escaped(text).replaceAll('\n', '<br>')}</p>`;

/** Composes an e-mail with the same words as plain text and as HTML. */
export const composeMail = ({ to, subject, paragraphs, link, closing = [] }: MailWords): Mail => {
  const before = [greeting, ...paragraphs];
  const notice = `${new URL(link.href).origin}${paths.privacy}`;
  const after = [...closing, productName];
  const anchor = `<p><a href="${escaped(link.href)}">${escaped(link.text)}</a></p>`;
  const privacy = `<p><a href="${escaped(notice)}">${privacyNotice}</a></p>`;
  const content = [...before.map(paragraph), anchor, ...after.map(paragraph), privacy].join('\n');
  return {
    to,
    subject,
    text: [...before, link.href, ...after, `${privacyNotice}: ${notice}`].join('\n\n'),
    html: `<!doctype html>
<html lang="pt-PT">
<head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body>
${content}
</body>
</html>`,
  };
};
