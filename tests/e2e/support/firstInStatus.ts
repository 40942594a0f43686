import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { session } from '../../../contract/entities/session';

const found = z.object({
  items: z.array(
    z.object({
      id: z.number(),
      recheckApplicationId: z.number().nullish(),
      isAnnualMaintenance: z.boolean().nullish(),
    }),
  ),
});

/** Returns the id of the newest request in a status that the user can see, without rechecks and maintenance requests. */
export const firstInStatus = async (page: Page, search: string, applicationStatusId: number) => {
  const kept = await page.evaluate(() => localStorage.getItem('currentUser'));
  const { accessToken } = session.parse(JSON.parse(kept ?? ''));
  const answer = await page.request.post(`/api/Application/${search}`, {
    headers: { authorization: `Bearer ${accessToken}` },
    data: { applicationStatusId, pageNumber: 1, pageSize: 100 },
  });
  expect(answer.ok()).toBe(true);
  const { items } = found.parse(await answer.json());
  const first = items.find((row) => !row.recheckApplicationId && !row.isAnnualMaintenance);
  if (!first) throw new Error(`No request is in status ${applicationStatusId}`);
  return first.id;
};
