import type { Page } from '@playwright/test';
import { type SealPoint, type SealScreen, sealUnmet } from '../../../src/public/accessibility/seal/texts';
import { settled } from '../support/settled';
import { expect } from '../support/test';
import { inReach } from './checks/problemsAmong';
import { picturePoint, type Verdict } from './evidence';
import { type Check, sealPoints, sealTable } from './sealTable';

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** Judged last: these take the style sheets away for a moment, touch the fields, and close the dialog. */
const last: readonly SealPoint[] = [
  'functional 8.1',
  'functional 8.2',
  'functional 8.3',
  'functional 8.4',
  'functional 4.1',
  'functional 9.4',
];

const isFor = (_point: SealPoint, screen: SealScreen, check: Check) =>
  (check.screens ?? [screen]).includes(screen);

/** Returns what is wrong by each point, of those that the screen has something to judge for. */
const problemsOf = async (page: Page, screen: SealScreen, isPhone: boolean) => {
  const found = new Map<SealPoint, { judged: number; problems: string[] }>();
  // Points that share a check share its answer.
  const answers = new Map<Check['problems'], string[]>();
  for (const point of [...sealPoints.filter((one) => !last.includes(one)), ...last]) {
    const entry = sealTable[point];
    if ('argument' in entry || !isFor(point, screen, entry) || (isPhone && !entry.isLayout)) continue;
    // A check may have scrolled to what it pressed.
    await page.evaluate(() => window.scrollTo(0, 0));
    const judged = entry.of === 'body' ? 1 : await (await inReach(page, entry.of)).count();
    if (judged === 0) continue;
    if (!isPhone) await picturePoint(page, screen, entry.of);
    const problems = answers.get(entry.problems) ?? (await entry.problems(page));
    answers.set(entry.problems, problems);
    found.set(point, { judged, problems });
  }
  return found;
};

const look = async (page: Page, size: typeof desk) => {
  await page.setViewportSize(size);
  await expect(page.locator('.ui-skeleton, .ui-pending')).toHaveCount(0);
  await settled(page);
  // After a key, the browser marks what has the focus.
  await page.keyboard.press('Shift');
};

/** Judges every point on a screen, on a phone and on a desk, and fails unless just those that are declared aren't met. */
export const judgeScreen = async (page: Page, screen: SealScreen): Promise<Verdict[]> => {
  await look(page, phone);
  const onPhone = await problemsOf(page, screen, true);
  await look(page, desk);
  const onDesk = await problemsOf(page, screen, false);
  const verdicts = sealPoints.map((point): Verdict => {
    const [small, large] = [onPhone.get(point), onDesk.get(point)];
    return {
      screen,
      point,
      judged: Math.max(small?.judged ?? 0, large?.judged ?? 0),
      problems: [
        ...(small?.problems ?? []).map((problem) => `390 px: ${problem}`),
        ...(large?.problems ?? []),
      ],
    };
  });
  const unmet = verdicts.filter(({ problems }) => problems.length > 0);
  const declared = sealUnmet.filter(({ screens }) => screens.includes(screen)).map(({ point }) => point);
  const undeclared = unmet.filter(({ point }) => !declared.includes(point));
  expect
    .soft(
      Object.fromEntries(undeclared.map(({ point, problems }) => [point, problems])),
      `not met on ${screen}`,
    )
    .toEqual({});
  const isStale = (point: SealPoint) => !unmet.some((verdict) => verdict.point === point);
  expect.soft(declared.filter(isStale), `met on ${screen}, but declared as not met`).toEqual([]);
  return verdicts;
};
