import { earlyPresses } from './earlyPresses';

/** What the build prerendered, for the time until the scripts that it needs are there. */
export const prerendered = {
  /** The login page: it can be typed into at once; a button is pressed once more when it works. Resolves when it is seen. */
  showLogin: async (): Promise<void> => {
    if (!show('prerendered-login')) return;
    earlyPresses.keep();
    await painted();
  },
  /** What is said when the scripts do not come. */
  showLoadFailure: (): void => {
    if (show('prerendered-load-failure'))
      root()
        ?.querySelector('button')
        ?.addEventListener('click', () => window.location.reload());
  },
};

const root = () => document.getElementById('root');

/** Puts what the build prerendered into the page; false where there is nothing, as while developing. */
const show = (id: string): boolean => {
  const template = document.getElementById(id);
  if (!(template instanceof HTMLTemplateElement)) return false;
  root()?.replaceChildren(template.content.cloneNode(true));
  return true;
};

/** How long a page that nobody looks at keeps React waiting, in milliseconds. */
const longestWait = 100;

/** Resolves once what was shown is painted: React, hydrating it, would keep the browser from it. */
const painted = (): Promise<unknown> =>
  Promise.race([
    new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
    new Promise((resolve) => setTimeout(resolve, longestWait)),
  ]);
