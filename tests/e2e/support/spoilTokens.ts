import type { Page } from '@playwright/test';

/** Makes the tokens of this browser worthless, as time would. */
export const spoilTokens = (page: Page) =>
  page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('currentUser') ?? '{}');
    localStorage.setItem(
      'currentUser',
      JSON.stringify({ ...session, accessToken: 'spoilt', refreshToken: 'spoilt' }),
    );
  });
