import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { submitApplications } from '../../../contract/calls/application';
import { type ActionStage, actionStage } from '../../support/actionStage';
import { validNif } from '../../support/nifs';
import { sentApplication, sentStudentApplication, sentSubmission } from '../../support/submissions';
import { untilTheyWait } from '../../support/untilTheyWait';

let stage: ActionStage;
beforeAll(async () => {
  stage = await actionStage(new Date('2026-03-10T15:30:00Z'));
}, 60_000);
afterAll(() => stage.server.close());

it("a person's submission does not wait for a long one of the same provider that is being stored", async () => {
  const { db, operator, provider } = stage;
  const long = [1, 2].map((n) =>
    sentStudentApplication({
      fiscalNumber: validNif(6_100_000 + n),
      studentFiscalNumber: validNif(6_200_000 + n),
    }),
  );
  const one = (n: number) =>
    sentSubmission(provider.id, sentApplication({ fiscalNumber: validNif(6_100_000 + n) }));
  // Whoever is the first of a provider writes what is kept of it once.
  await operator.answer(submitApplications, one(3));
  let storing: Promise<unknown> | undefined;
  await db.transaction(async (tx) => {
    // The long one stops at its first document.
    await tx.execute(sql`lock table files in share mode`);
    storing = operator.answer(submitApplications, sentSubmission(provider.id, ...long));
    await untilTheyWait(tx, [storing]);
    expect(await operator.answer(submitApplications, one(4))).toMatchObject([{ success: true }]);
  });
  expect(await storing).toMatchObject([{ success: true }, { success: true }]);
});
