import type { Page } from '@playwright/test';

/** Returns the visible controls that are too low for a thumb, except the skip link. */
export const flatTargets = (page: Page) =>
  page.evaluate(() => {
    const least = 44;
    const controls = document.querySelectorAll('a[href], button, input, textarea, [role="combobox"]');
    return [...controls].flatMap((control) => {
      // Pressing a control's label, the field around it, or the row that is a link, also works.
      const target = control.closest('label, .ui-field-box, tr:has(> .title > a)') ?? control;
      const { width, height } = target.getBoundingClientRect();
      const isSeen = control.checkVisibility() && width > 1 && height > 1 && !control.matches('.skip-link');
      const isFlat = isSeen && Math.round(height) < least;
      return isFlat ? [`${control.outerHTML.slice(0, 120)}: ${Math.round(height)} px`] : [];
    });
  });
