import type { Page } from '@playwright/test';

/** A block of text as it stands on the page. */
export interface TextOnPage {
  /** Its element and how it begins. */
  readonly what: string;
  /** The smallest type in it, in CSS pixels. */
  readonly size: number;
  /** Whether it is running text: a paragraph or value that says something, rather than names, dates or figures. */
  readonly isRunning: boolean;
  readonly lines: number;
  /** The height of a line by the size of its type, the least in the block. */
  readonly spacing: number;
  /** The number of characters in its longest line. */
  readonly longest: number;
}

/** Returns every block of text in sight, pages of documents and what only screen readers get left out. */
export const textsOf = (page: Page): Promise<TextOnPage[]> =>
  page.evaluate(() => {
    const left =
      'script, style, noscript, svg:not(.MuiChartsSurface-root *) title, .ui-unseen, .ui-pdf-page, .skip-link';
    // What stands beside or below something else: cells, hints, figures, programs, what is pressed, what ends a page.
    const secondary =
      'table, pre, button, label, legend, figure, figcaption, footer, nav, small, time, summary, [role="tab"], .ui-button, .ui-field-help, .ui-text.small, .secondary';
    const blocks = new Map<Element, Text[]>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const parent = text.parentElement;
      if (!text.data.trim() || !parent || parent.closest(left)) continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      let block = parent;
      while (block.parentElement && getComputedStyle(block).display === 'inline') block = block.parentElement;
      blocks.set(block, [...(blocks.get(block) ?? []), text]);
    }
    const rectsOf = (node: Node, from: number, to: number) => {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, to);
      return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    };
    // Rectangles of one line differ a little in height where type differs.
    const lineAt = (lines: number[], middle: number) => {
      const known = lines.findIndex((line) => Math.abs(line - middle) < 6);
      return known < 0 ? lines.push(middle) - 1 : known;
    };
    return [...blocks].flatMap(([block, texts]) => {
      const lines: number[] = [];
      const lengths: number[] = [];
      for (const text of texts)
        for (const { index, 0: word } of text.data.matchAll(/\S+\s?/g)) {
          const place = rectsOf(text, index, index + word.trimEnd().length).at(-1);
          if (!place) continue;
          const line = lineAt(lines, (place.top + place.bottom) / 2);
          lengths[line] = (lengths[line] ?? 0) + word.length;
        }
      if (lines.length === 0) return [];
      const styles = texts
        .flatMap(({ parentElement }) => parentElement ?? [])
        .map((it) => getComputedStyle(it));
      const sizes = styles.map(({ fontSize }) => Number.parseFloat(fontSize));
      const spacings = styles.map(({ lineHeight, fontSize }) =>
        lineHeight === 'normal' ? 1.2 : Number.parseFloat(lineHeight) / Number.parseFloat(fontSize),
      );
      const said = texts
        .map(({ data }) => data)
        .join(' ')
        .replace(/\s+/g, ' ')
        .trim();
      return {
        what: `${block.tagName.toLowerCase()}${block.className && typeof block.className === 'string' ? `.${block.className.trim().replace(/\s+/g, '.')}` : ''} '${said.slice(0, 60)}'`,
        size: Math.min(...sizes),
        isRunning:
          !block.closest(secondary) && (said.length > 100 || block.matches('dd, .ui-alert *, dialog p')),
        lines: lines.length,
        spacing: Math.min(...spacings),
        longest: Math.max(...lengths.map((length) => length ?? 0)),
      };
    });
  });
