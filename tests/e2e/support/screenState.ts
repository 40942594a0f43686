import type { Page } from '@playwright/test';
import { expectAccessible, type ViewName } from './accessibility';
import { test } from './test';

/** A state that a screen can be in, and how to get there. */
export interface ScreenState {
  readonly name: string;
  readonly reach: (page: Page) => Promise<unknown>;
  /** The windows to check it in; all of them when absent. */
  readonly views?: readonly ViewName[];
}

const all: readonly ViewName[] = ['1440 px', '768 px', '1440 px at 200 %', '390 px'];

/** Goes through the states one after the other and checks each. */
export const checkStates = async (page: Page, states: readonly ScreenState[]) => {
  for (const { name, reach, views = all } of states) {
    await test.step(name, async () => {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await reach(page);
      await expectAccessible(page, name, views);
    });
  }
};
