import type { Page } from '@playwright/test';

/** The numbers of mouse clicks, of keys that move the focus or activate something, and of typed characters. */
export interface Presses {
  clicks: number;
  keys: number;
  typed: number;
}

/** Counts presses from now on, until the page is reloaded; returns a function that reads the counts. */
export const countPresses = async (page: Page): Promise<() => Promise<Presses>> => {
  const counts = await page.evaluateHandle(() => {
    const made: Presses = { clicks: 0, keys: 0, typed: 0 };
    const press = ({ isTrusted }: PointerEvent) => {
      if (isTrusted) made.clicks += 1;
    };
    window.addEventListener('pointerdown', press, true);
    window.addEventListener(
      'keydown',
      ({ isTrusted, key, target }) => {
        if (!isTrusted) return;
        const isTyped = key.length === 1 && target instanceof HTMLInputElement && target.type !== 'checkbox';
        made[isTyped ? 'typed' : 'keys'] += 1;
      },
      true,
    );
    return made;
  });
  return () => counts.jsonValue();
};
