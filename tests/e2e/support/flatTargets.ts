import type { Page } from '@playwright/test';

/** The controls that are too low for a thumb, apart from links within text. */
export const flatTargets = (page: Page) =>
  page.evaluate(() => {
    const least = 44;
    const controls = document.querySelectorAll('a[href], button, input, textarea, [role="combobox"]');
    return [...controls].flatMap((control) => {
      // A control is pressed by its label and by the field around it, too.
      const target = control.closest('label, .ui-field-box') ?? control;
      const { width, height } = target.getBoundingClientRect();
      const isSeen = width > 1 && height > 1 && !control.matches('.skip-link');
      const isFlat = isSeen && Math.round(height) < least;
      return isFlat ? [`${control.outerHTML.slice(0, 120)}: ${Math.round(height)} px`] : [];
    });
  });
