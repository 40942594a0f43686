import { type AccessRule, satisfies } from '../../../contract/access';
import type { Session } from '../../../contract/entities/session';
import { earlyPresses } from './earlyPresses';

/** The ids of the templates that hold what the build prerendered. */
export type PrerenderedId = 'prerendered-login' | 'prerendered-frame' | 'prerendered-load-failure';

/** Shows what the build prerendered until its scripts are loaded; on the dev server there is nothing to show. */
export const prerendered = {
  /** Shows the login page: it can be typed into at once, and a press of a button is repeated once it works. */
  showLogin: (): void => {
    if (show('prerendered-login')) earlyPresses.keep();
  },
  /** Returns whether the page's root holds the login page, for React to hydrate. */
  isLogin: (root: HTMLElement): boolean => root.dataset.shown === 'prerendered-login',
  /** Shows the frame of every page for a signed-in visitor, inert until the application is there. */
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
  /** Shows the notice for scripts that fail to load. */
  showLoadFailure: (): void => {
    const notice = show('prerendered-load-failure');
    notice?.querySelector('button')?.addEventListener('click', () => window.location.reload());
  },
  /** Resolves once what was shown is painted: React, taking over sooner, would keep the browser from painting it. */
  painted: (): Promise<unknown> =>
    Promise.race([
      new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
      new Promise((resolve) => setTimeout(resolve, longestWait)),
    ]),
};

/** How long a hidden page, which is not painted, keeps React waiting, in milliseconds. */
const longestWait = 100;

/** Puts a prerendered template into the page's root; returns its element, or null if there is none. */
const show = (id: PrerenderedId): HTMLElement | null => {
  const root = document.getElementById('root');
  const template = document.getElementById(id);
  if (!root || !(template instanceof HTMLTemplateElement)) return null;
  root.replaceChildren(template.content.cloneNode(true));
  root.dataset.shown = id;
  return root.querySelector<HTMLElement>(':scope > *');
};
