import type { Page } from '@playwright/test';

/**
 * Returns what is pressed and is neither 44 px in both directions nor has as much room around its middle that no other
 * target comes into it ('Conteúdo' 5.2, with the exceptions of WCAG 2.5.5 and the room of 2.5.8): links within a text
 * are left out, and what a docked dialog covers.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const least = 44;
    const place = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    const pressed =
      'a[href], button, input:not([type=hidden]), textarea, select, summary, [role="combobox"], [role="option"], [role="gridcell"]';
    const isWithinText = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    const isCovered = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const dialog = over?.closest('dialog, [role="dialog"]');
      return Boolean(dialog && !dialog.contains(element));
    };
    const boxOf = (element: Element) => {
      // Pressing a control's label or the field around it works as well; a press area may be larger than what is seen.
      const target =
        element.closest('.ui-field-box') && !element.matches('button')
          ? (element.closest('.ui-field-box') ?? element)
          : (element.closest('label') ?? element);
      const { left, top, right, bottom } = target.getBoundingClientRect();
      const after = getComputedStyle(element, '::after');
      const grown =
        after.content !== 'none' && after.position === 'absolute' ? ['left', 'top', 'right', 'bottom'] : [];
      const [l = 0, t = 0, r = 0, b = 0] = grown.map((side) =>
        Math.min(0, Number.parseFloat(after.getPropertyValue(side)) || 0),
      );
      return { element, target, left: left + l, top: top + t, right: right - r, bottom: bottom - b };
    };
    const boxes = [...place.querySelectorAll(pressed)]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) && !element.matches('.skip-link, :disabled'),
      )
      .filter((element) => !isCovered(element))
      .map(boxOf)
      .filter(({ left, right, top, bottom }) => right - left > 1 && bottom - top > 1);
    return boxes.flatMap((box) => {
      const [width, height] = [box.right - box.left, box.bottom - box.top].map(Math.round) as [
        number,
        number,
      ];
      if (width >= least && height >= least) return [];
      if (isWithinText(box.element)) return [];
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      const meets = boxes.find((other) => {
        if (
          other.target === box.target ||
          other.element.contains(box.element) ||
          box.element.contains(other.element)
        )
          return false;
        // The circle meets a target of its own size, or the circle of one that is too small.
        const nearest = [
          Math.max(other.left, Math.min(x, other.right)),
          Math.max(other.top, Math.min(y, other.bottom)),
        ] as const;
        return Math.hypot(nearest[0] - x, nearest[1] - y) < least / 2 - 0.5;
      });
      return meets
        ? [
            `${box.element.outerHTML.slice(0, 110)}: ${width} × ${height} px, beside ${meets.element.outerHTML.slice(0, 60)}`,
          ]
        : [];
    });
  });
