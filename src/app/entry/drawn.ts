import { earlyPresses } from './earlyPresses';

const root = () => document.getElementById('root');

/** Puts what the build drew ahead into the page; false where nothing was, as while developing. */
const show = (id: string): boolean => {
  const template = document.getElementById(id);
  if (!(template instanceof HTMLTemplateElement)) return false;
  root()?.replaceChildren(template.content.cloneNode(true));
  return true;
};

/** How long a page that nobody looks at keeps React waiting, in milliseconds. */
const longestWait = 100;

/** Resolves once what was shown is painted: React, taking it over, would keep the browser from it. */
const painted = (): Promise<unknown> =>
  Promise.race([
    new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
    new Promise((resolve) => setTimeout(resolve, longestWait)),
  ]);

/** What the build drew ahead, for the time without the scripts that it needs. */
export const drawn = {
  /** The login page: typed into at once, pressed with effect as soon as it can have one. Resolves when it is seen. */
  login: async (): Promise<void> => {
    if (!show('drawn-login')) return;
    earlyPresses.keep();
    await painted();
  },
  /** What is said when the scripts do not come. */
  loadFailure: (): void => {
    if (show('drawn-load-failure'))
      root()
        ?.querySelector('button')
        ?.addEventListener('click', () => window.location.reload());
  },
};
