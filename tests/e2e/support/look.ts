import { expect, type Page } from '@playwright/test';
import { violationsOf } from './accessibility';
import { atEachWidth } from './atEachWidth';

/** Checks that a screen, or a dialog over it, fits every width and that axe finds no violations there. */
export const look = (page: Page, name: string) =>
  atEachWidth(page, name, async (width) => {
    expect.soft(await violationsOf(page), `${name} at ${width} px`).toEqual([]);
  });
