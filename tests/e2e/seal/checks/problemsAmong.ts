import type { Page } from '@playwright/test';

/** Returns what matches `selector` and is in sight; under an open dialog nothing else is within reach. */
export const inReach = async (page: Page, selector: string) => {
  const modal = page.locator('dialog:modal');
  const place = (await modal.count()) > 0 && !selector.includes(':modal') ? modal.last() : page;
  return place.locator(selector).filter({ visible: true }).and(page.locator(':not([inert] *)'));
};

/** Returns the beginning of each element within reach that matches `selector` and for which `isWrong` holds in the page. */
export const problemsAmong = async (
  page: Page,
  selector: string,
  isWrong: (element: Element) => boolean,
): Promise<string[]> => {
  const found = await (await inReach(page, selector)).all();
  const judged = await Promise.all(
    found.map(async (element) =>
      (await element.evaluate(isWrong)) ? element.evaluate(({ outerHTML }) => outerHTML.slice(0, 140)) : '',
    ),
  );
  return judged.filter(Boolean);
};
