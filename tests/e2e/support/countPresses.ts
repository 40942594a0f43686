import type { Page } from '@playwright/test';

/** What a person has pressed: the mouse, keys that lead somewhere or press something, and characters that were typed. */
export interface Presses {
  clicks: number;
  keys: number;
  typed: number;
}

/** Counts what is pressed from now on, until the page is loaded anew; answers what tells the numbers. */
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
