import type { Page } from '@playwright/test';

const maxStops = 150;

/** Returns what is wrong with the focus indicator of the focused element; undefined at the end of the page. */
const focusProblems = (page: Page) =>
  page.evaluate(async () => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body || 'walked' in focused.dataset) return;
    focused.dataset.walked = '';
    const problems: string[] = [];

    // The ring may belong to the field around an input, or to a sibling.
    const near = [focused, focused.parentElement, focused.parentElement?.parentElement].filter(
      (element) => element instanceof HTMLElement,
    );
    const candidates = [...near, ...(focused.parentElement?.children ?? [])];
    const look = () =>
      candidates
        .map((element) => {
          const style = getComputedStyle(element);
          const outline = style.outlineStyle === 'none' ? '' : style.outline;
          return [outline, style.boxShadow, style.borderTopColor, style.borderTopWidth].join();
        })
        .join('|');
    // Even with reduced motion a change takes a moment.
    const settle = () => {
      look();
      const passing = document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
      return Promise.allSettled(passing.map(({ finished }) => finished));
    };
    await settle();
    const withFocus = look();
    const box = focused.getBoundingClientRect();
    focused.blur();
    await settle();
    // Some rings are a class that a component removes when it renders again.
    if (look() === withFocus)
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    if (look() === withFocus) problems.push('its focus is not seen');
    focused.focus({ preventScroll: true });

    const header = document.querySelector('header');
    const below = header && !header.contains(focused) ? header.getBoundingClientRect().bottom : 0;
    // The skip link covers the header.
    if (!focused.matches('.skip-link') && (box.bottom <= below || box.top >= window.innerHeight))
      problems.push('it is out of sight');
    return problems.map((problem) => `${focused.outerHTML.slice(0, 120)}: ${problem}`);
  });

/** Tabs through a page from start to end and returns the faults of the focus indicators. */
export const tabThrough = async (page: Page) => {
  const problems: string[] = [];
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  for (let stops = 0; stops < maxStops; stops += 1) {
    await page.keyboard.press('Tab');
    const found = await focusProblems(page);
    if (!found) return { stops, problems };
    problems.push(...found);
  }
  throw new Error(`There is no end to the page within ${maxStops} presses of Tab`);
};
