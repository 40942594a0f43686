import type { Page } from '@playwright/test';

/** Replaces the browser's tokens with invalid ones, as if they had expired. */
export const spoilTokens = (page: Page) =>
  page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('currentUser') ?? '{}');
    localStorage.setItem(
      'currentUser',
      JSON.stringify({ ...session, accessToken: 'spoilt', refreshToken: 'spoilt' }),
    );
  });
