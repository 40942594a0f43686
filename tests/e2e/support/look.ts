import { expect, type Page } from '@playwright/test';
import { violationsOf } from './accessibility';
import { atEachWidth } from './atEachWidth';

/** Checks a screen, or a dialog over it, by axe and at every width. */
export const look = (page: Page, name: string) =>
  atEachWidth(page, name, async (width) => {
    expect.soft(await violationsOf(page), `${name} at ${width} px`).toEqual([]);
  });
