import type { Locator } from '@playwright/test';

/** Returns the value that a read-only card shows under a name. */
export const readOnlyValue = (card: Locator, name: string) =>
  card
    .locator('dt')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('+ dd');
