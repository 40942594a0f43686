import type { Mail } from '../server/mail/mailer';
import { element } from './element';
import { demoTexts as texts } from './texts';

/**
 * Returns the paragraphs of an e-mail; a link to the application opens in the frame, through this page's fragment.
 */
const paragraphsOf = ({ text }: Mail, publicUrl: string) =>
  text.split('\n\n').map((paragraph) => {
    const isLink = paragraph.startsWith(`${publicUrl}/`);
    return element(
      'p',
      {},
      isLink ? element('a', { href: `#${paragraph.slice(publicUrl.length)}` }, paragraph) : paragraph,
    );
  });

/**
 * Creates a panel with the e-mails that the server sent, the button that opens it, and a live region for new ones.
 */
export const createMailbox = (publicUrl: string) => {
  const list = element('ol', { reversed: '' });
  const empty = element('p', {}, texts.noMails);
  const panel = element('section', { class: 'panel', 'aria-label': texts.mailbox, hidden: '' }, empty, list);
  const unreadMark = element('span', { class: 'unread', role: 'img', hidden: '' });
  const button = element(
    'button',
    { type: 'button', 'aria-expanded': 'false' },
    `${texts.mailbox} `,
    unreadMark,
  );
  const liveRegion = element('span', { class: 'voice', role: 'status' });

  let unread = 0;
  const markUnread = (count: number) => {
    unread = count;
    unreadMark.hidden = count === 0;
    unreadMark.textContent = String(count);
    unreadMark.setAttribute('aria-label', texts.unread(count));
  };
  const show = (isShown: boolean) => {
    panel.hidden = !isShown;
    button.setAttribute('aria-expanded', String(isShown));
    if (isShown) markUnread(0);
  };
  button.addEventListener('click', () => show(Boolean(panel.hidden)));
  panel.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLAnchorElement) show(false);
  });

  const receive = (mail: Mail) => {
    empty.hidden = true;
    list.prepend(
      element(
        'li',
        {},
        element('h2', {}, mail.subject),
        element('p', { class: 'recipient' }, texts.mailTo(mail.to)),
        ...paragraphsOf(mail, publicUrl),
      ),
    );
    if (panel.hidden) markUnread(unread + 1);
    liveRegion.textContent = texts.newMail(mail.to);
  };
  return { button, panel, liveRegion, receive };
};
