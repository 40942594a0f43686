import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

/** What QualWeb finds on a page: what breaks a rule of A or AA, and a score of at most 10. */
interface Judgement {
  readonly violations: readonly string[];
  readonly score: number;
}

const require = createRequire(import.meta.url);
/** The engine, in the order in which its parts need each other. */
const parts = [
  require.resolve('@qualweb/qw-page'),
  require.resolve('@qualweb/util'),
  require.resolve('@qualweb/locale'),
  require.resolve('@qualweb/act-rules'),
  require.resolve('@qualweb/wcag-techniques'),
  require.resolve('@qualweb/best-practices'),
];

/** Rules that are not run. */
const exclude = [
  // This is of AAA, and takes as long as the contrast of AA.
  'QW-ACT-R76',
  // It moves the focus through the whole page, which closes what is open; the keyboard's tests do that.
  'QW-WCAG-T24',
  // Sizes in pixels follow the browser's zoom, as all else does; AccessMonitor leaves this out as well.
  'QW-WCAG-T28',
];

const codes = (kind: string, numbers: string) => numbers.split(' ').map((number) => `QW-${kind}${number}`);
/**
 * The rules that make up AccessMonitor's score, by its public repository amagovpt/monitor-server (src/evaluation): each is
 * worth 10 when it passes. There, a failure leaves 1 to 5, fewer the more elements it has, and some rules weigh a little less;
 * here, a failure always leaves 1 and all rules weigh the same, so AccessMonitor's score is hardly ever the lower one.
 */
const scored = {
  passed: [
    ...codes(
      'ACT-R',
      '1 7 10 11 12 13 14 15 16 17 20 21 22 24 25 27 28 30 33 34 35 36 37 38 39 42 43 44 48 65',
    ),
    ...codes('ACT-R', '66 67 69 70 71'),
    ...codes('WCAG-T', '1 6 19 33 34'),
    ...codes('BP', '10 19 20 21 22 23 24 25 26 27 28 30'),
  ],
  failed: [
    ...codes(
      'ACT-R',
      '1 2 5 7 11 12 13 15 17 19 20 21 22 24 25 27 30 34 35 36 37 39 42 43 48 65 66 67 69 70 71',
    ),
    ...codes('WCAG-T', '1 2 3 6 7 8 9 14 17 18 19 20 21 23 25 26 27 30 33 34'),
    ...codes('BP', '1 4 5 7 8 10 11 13 14 17 19 20 21 22 23 24 25 26 27 28 29 30'),
  ],
};

/** Returns what QualWeb, the engine of the Portuguese AccessMonitor, says of a page as it is now. */
export const judgeByQualweb = async (page: Page): Promise<Judgement> => {
  // The engine has 1.7 megabytes, so it is sent to a page only once.
  if (!(await page.evaluate(() => 'BestPracticesRunner' in window)))
    for (const part of parts) await page.evaluate(readFileSync(part, 'utf8'));
  return page.evaluate(judge, { exclude, scored });
};

interface Assertion {
  readonly metadata: {
    readonly outcome: 'passed' | 'failed' | 'warning' | 'inapplicable';
    readonly 'success-criteria'?: readonly { readonly level: string }[];
  };
  readonly results: readonly {
    readonly verdict: string;
    readonly elements?: readonly { readonly pointer: string; readonly htmlCode: string }[];
  }[];
}
interface Runner {
  configure(options: object): Runner;
  test(data: object): Runner;
  getReport(): { readonly assertions: Record<string, Assertion> };
}
type RunnerClass = new (options: object, translation: object) => Runner;
interface Engine {
  readonly QWPage: new (document: Document, withStyles: boolean) => { cleanAllElements(): void };
  readonly AccessibilityUtils: { getDisabledWidgets(): unknown };
  readonly LocaleFetcher: { transform(language: string): object };
  readonly ACTRulesRunner: RunnerClass;
  readonly WCAGTechniquesRunner: RunnerClass;
  readonly BestPracticesRunner: RunnerClass;
  qwPage: { cleanAllElements(): void };
  disabledWidgets: unknown;
}

/** Runs in the browser. */
const judge = (given: {
  readonly exclude: readonly string[];
  readonly scored: { readonly passed: readonly string[]; readonly failed: readonly string[] };
}): Judgement => {
  /** What the engine takes for a violation, and why it is none. */
  const excused: Record<string, (element: Element) => boolean> = {
    // ARIA 1.3 has a combobox name its list only while that list is there, as axe does; a checkbox is checked by itself.
    'QW-ACT-R28': (control) =>
      control.matches('[role="combobox"][aria-expanded="false"], input[type="checkbox"]'),
    // The transparent text over the picture of a PDF page: what is seen is the picture.
    'QW-ACT-R37': (text) => text.matches('.ui-pdf .pages [role="presentation"]'),
    // A library's calendar names its month by an element without a role, which it announces.
    'QW-ACT-R48': (month) => month.matches('.MuiPickersCalendarHeader-labelContainer'),
    // HTML has groups outside of a form, too; what counts is the legend.
    'QW-WCAG-T3': (group) => Boolean(group.querySelector(':scope > legend')?.textContent),
    // A dialog's button is tied to its form by the attribute `form`; and where nothing can be filled in, nothing is sent.
    'QW-WCAG-T19': (form) => {
      const controls = [...(form as HTMLFormElement).elements].filter((one) => one.matches(':enabled'));
      return (
        controls.some((one) => one.matches('[type="submit"]')) ||
        !controls.some((one) => one.matches('input, select, textarea'))
      );
    },
  };
  const engine = window as unknown as Engine;
  // Both are of the page as it was when the engine came, or not set at all.
  engine.qwPage = new engine.QWPage(document, true);
  engine.disabledWidgets = engine.AccessibilityUtils.getDisabledWidgets();

  // The engine parses this text anew, where inline styles would break the content security policy; it wants the metas alone.
  const sourceHtml = [...document.querySelectorAll('meta')].map(({ outerHTML }) => outerHTML).join('');
  const options = { exclude: given.exclude };
  const run = (Class: RunnerClass) =>
    Object.entries(
      new Class(options, engine.LocaleFetcher.transform('en'))
        .configure(options)
        .test({ sourceHtml, newTabWasOpen: false })
        .getReport().assertions,
    );
  const rules = [...run(engine.ACTRulesRunner), ...run(engine.WCAGTechniquesRunner)];
  const practices = run(engine.BestPracticesRunner);

  const violations = rules.flatMap(([code, { metadata, results }]) => {
    const levels = metadata['success-criteria'] ?? [];
    if (levels.length > 0 && levels.every(({ level }) => level === 'AAA')) return [];
    return results
      .filter(({ verdict }) => verdict === 'failed')
      .flatMap(({ elements = [] }) => elements)
      .filter(({ pointer }) => {
        const element = document.querySelector(pointer);
        return !(element && excused[code]?.(element));
      })
      .map(({ htmlCode }) => `${code}: ${htmlCode}`);
  });
  engine.qwPage.cleanAllElements();

  const points = [...rules, ...practices].flatMap(
    ([
      code,
      {
        metadata: { outcome },
      },
    ]) => {
      if (outcome === 'passed' && given.scored.passed.includes(code)) return [10];
      return outcome === 'failed' && given.scored.failed.includes(code) ? [1] : [];
    },
  );
  return { violations, score: points.reduce((sum, each) => sum + each, 0) / points.length };
};
