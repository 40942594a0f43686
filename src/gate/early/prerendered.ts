import { type AccessRule, satisfies } from '../../../contract/access';
import type { Session } from '../../../contract/entities/session';
import { earlyPresses } from './earlyPresses';

/** What the build prerendered, each in a template of this id. */
export type PrerenderedId = 'prerendered-login' | 'prerendered-frame' | 'prerendered-load-failure';

/** What the build prerendered, for the time until the scripts that it needs are there; nothing while developing. */
export const prerendered = {
  /** The login page: it can be typed into at once; a button is pressed once more when it works. */
  showLogin: (): void => {
    if (show('prerendered-login')) earlyPresses.keep();
  },
  /** Whether the page's root holds the login page, for React to take over. */
  isLogin: (root: HTMLElement): boolean => root.dataset.shown === 'prerendered-login',
  /** What stands around every page of somebody who is signed in, as a picture that can't be used yet. */
  showFrame: ({ username, ...grants }: Session, pathname: string): void => {
    const frame = show('prerendered-frame');
    if (!frame) return;
    frame.inert = true;
    for (const element of frame.querySelectorAll<HTMLElement>('[data-rule]')) {
      const rule: AccessRule = JSON.parse(element.dataset.rule ?? '{}');
      if (!satisfies(grants, rule)) element.remove();
    }
    for (const link of frame.querySelectorAll<HTMLAnchorElement>('.navigation a')) {
      if (`${pathname}/`.startsWith(`${link.pathname}/`)) link.setAttribute('aria-current', 'page');
    }
    for (const text of frame.querySelectorAll('[data-username]')) text.textContent = username;
  },
  /** What is said when the scripts do not come. */
  showLoadFailure: (): void => {
    const notice = show('prerendered-load-failure');
    notice?.querySelector('button')?.addEventListener('click', () => window.location.reload());
  },
  /** Resolves once what was shown is painted: React, taking it over, would keep the browser from it. */
  painted: (): Promise<unknown> =>
    Promise.race([
      new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
      new Promise((resolve) => setTimeout(resolve, longestWait)),
    ]),
};

/** How long a page that nobody looks at keeps React waiting, in milliseconds. */
const longestWait = 100;

/** Puts what the build prerendered into the page's root; returns its element. */
const show = (id: PrerenderedId): HTMLElement | null => {
  const root = document.getElementById('root');
  const template = document.getElementById(id);
  if (!root || !(template instanceof HTMLTemplateElement)) return null;
  root.replaceChildren(template.content.cloneNode(true));
  root.dataset.shown = id;
  return root.querySelector<HTMLElement>(':scope > *');
};
