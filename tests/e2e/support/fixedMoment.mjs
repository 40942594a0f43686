/** When the pictures of `npm run screenshots` are taken: a quiet Wednesday morning. */
export const fixedMoment = Date.parse('2026-10-14T09:30:00Z');
