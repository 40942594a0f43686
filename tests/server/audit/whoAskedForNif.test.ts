import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import {
  getApplication,
  searchApplications,
  searchBackofficeApplications,
} from '../../../contract/calls/application';
import { applications } from '../../../server/db/schema/applications';
import { auditRecords } from '../../../server/db/schema/auditRecords';
import { ownConditions } from '../../../server/db/schema/recordTable';
import type { ActionStage } from '../../support/actionStage';
import { validNif } from '../../support/nifs';
import { ahead, auditStage } from './auditStage';

let stage: ActionStage;
const { events, found } = auditStage((one) => {
  stage = one;
});

it('whoever looked up a NIF is found: by its lists, pages and what was fetched ahead, of citizen and student', async () => {
  const nif = validNif(8_220_001);
  const own = await stage.make(1, { fiscalNumber: nif });
  const asStudent = await stage.make(1, { isStudent: true, studentFiscalNumber: nif });
  const other = await stage.make(1, { fiscalNumber: validNif(8_220_002) });
  await stage.operator.answer(searchApplications, { fiscalNumber: nif });
  await stage.operator.answer(getApplication, { applicationId: own.id });
  await stage.operator.send(getApplication, { applicationId: asStudent.id }, ahead);
  await stage.administrator.answer(searchBackofficeApplications, { id: own.id });
  await stage.operator.answer(getApplication, { applicationId: other.id });
  await stage.operator.answer(searchApplications, { id: other.id });
  const told = await found({ fiscalNumber: nif });
  expect(told.map(({ action, subject }) => `${action} ${subject}`)).toEqual([
    'view applications',
    'prefetch application',
    'view application',
    'view applications',
  ]);
  expect(told.every(({ fiscalNumber }) => fiscalNumber === null)).toBe(true);
  expect(await found({ fiscalNumber: validNif(8_220_003) })).toEqual([]);
});

it('whoever searched by a NIF is found although that found nobody, or the person was erased since', async () => {
  const [nobodys, erased] = [validNif(8_220_004), validNif(8_220_005)];
  await stage.make(10, { fiscalNumber: erased });
  await stage.operator.answer(searchApplications, { fiscalNumber: nobodys });
  await stage.administrator.answer(searchBackofficeApplications, { studentFiscalNumber: nobodys });
  await stage.administrator.answer(searchBackofficeApplications, { fiscalNumber: erased });
  await stage.db
    .update(applications)
    .set({ fiscalNumber: '', fullName: 'apagado' })
    .where(eq(applications.fiscalNumber, erased));
  expect(JSON.stringify(await events())).not.toMatch(new RegExp(`${nobodys}|${erased}`));
  const told = async (nif: string) =>
    (await found({ fiscalNumber: nif })).map(({ action, detail }) => [
      action,
      (detail as { by: string[] }).by,
    ]);
  expect(await told(nobodys)).toEqual([
    ['search', ['studentFiscalNumber']],
    ['search', ['fiscalNumber']],
  ]);
  expect(await told(erased)).toEqual([['view', ['fiscalNumber']]]);
});

it('whoever looked up a NIF is found by indexes among many events', async () => {
  const takenBack = new Error('taken back');
  let plan = '';
  const looking = stage.db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into audit_events (action, subject, detail)
      select 'view', 'applications', jsonb_build_object('ids', jsonb_build_array(number, number + 1))
      from generate_series(1, 4000) as number`);
    await tx.execute(sql`
      insert into audit_events (action, subject, subject_id)
      select 'view', 'application', number from generate_series(1, 4000) as number`);
    await tx.execute(sql`analyze audit_events`);
    await tx.execute(sql`analyze ${applications}`);
    const condition = await ownConditions(auditRecords).fiscalNumber?.(validNif(8_220_001));
    plan = JSON.stringify(
      await tx.execute(
        sql`explain select * from audit_records where ${condition} order by occurred_on, id limit 10`,
      ),
    );
    throw takenBack;
  });
  await expect(looking).rejects.toBe(takenBack);
  expect(plan).toContain('audit_events_listed');
  expect(plan).toContain('audit_events_sought');
  expect(plan).toContain('audit_events_application_newest');
  expect(plan).not.toContain('Seq Scan on audit_events');
});
