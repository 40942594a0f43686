import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  getCurrentOrLastPeriod,
  getCurrentOrNextPeriod,
  updateMaintenancePeriod,
} from '../../../contract/calls/annualMaintenance';
import { maintenancePeriods } from '../../../server/db/schema/annualMaintenance';
import { apiClient } from '../../support/apiClient';
import { makeAdministrator } from '../../support/builders';
import { makePeriod } from '../../support/maintenance';
import { untilTheyWait } from '../../support/untilTheyWait';
import { emptyBeforeEach, maintenanceNow, maintenanceServer } from './maintenanceServer';

const fixture = maintenanceServer();
const period = (beginDate: string, endDate: string, id?: number) => ({
  annualMaintenancePeriod: { id, beginDate, endDate },
});
const none = { id: null, beginDate: null, endDate: null };

emptyBeforeEach(fixture);

describe('4, 5 and 7 communication period', () => {
  it('there may be none', async () => {
    const { operator, administrator } = fixture();
    expect(await operator.answer(getCurrentOrLastPeriod, {})).toEqual({ beginDate: null, endDate: null });
    expect(await administrator.answer(getCurrentOrNextPeriod, {})).toEqual(none);
  });

  it('current or last, current or next', async () => {
    const { server, operator } = fixture();
    const last = await makePeriod(server.db, maintenanceNow, { from: -90, to: -60 });
    const next = await makePeriod(server.db, maintenanceNow, { from: 60, to: 90 });
    await makePeriod(server.db, maintenanceNow, { from: -400, to: -380 });
    const dates = ({ beginDate, endDate }: typeof last) => ({
      beginDate: beginDate.toISOString(),
      endDate: endDate.toISOString(),
    });
    expect(await operator.answer(getCurrentOrLastPeriod, {})).toEqual(dates(last));
    expect(await operator.answer(getCurrentOrNextPeriod, {})).toEqual({ id: next.id, ...dates(next) });
    const current = await makePeriod(server.db, maintenanceNow);
    expect(await operator.answer(getCurrentOrLastPeriod, {})).toEqual(dates(current));
    expect(await operator.answer(getCurrentOrNextPeriod, {})).toEqual({ id: current.id, ...dates(current) });
  });

  it('is set by one of two administrators who set the first one at once', async () => {
    const { server, administrator } = fixture();
    const set = () =>
      administrator.send(
        updateMaintenancePeriod,
        period('2026-05-01T00:00:00+01:00', '2026-06-30T23:59:00+01:00'),
      );
    let answers: ReturnType<typeof set>[] = [];
    await server.db.transaction(async (tx) => {
      await tx.execute(sql`lock table maintenance_periods in share mode`);
      answers = [set(), set()];
      await untilTheyWait(tx, answers);
    });
    const stati = (await Promise.all(answers)).map(({ status }) => status);
    expect(stati.sort()).toEqual([200, 400]);
    expect(await server.db.select().from(maintenancePeriods)).toHaveLength(1);
  });

  it('is set without id, then changed; a second one beside it is refused', async () => {
    const { administrator } = fixture();
    const set = await administrator.answer(
      updateMaintenancePeriod,
      period('2026-05-01T00:00:00+01:00', '2026-06-30T23:59:00+01:00'),
    );
    expect(set).toMatchObject({
      success: true,
      beginDate: '2026-04-30T23:00:00.000Z',
      endDate: '2026-06-30T22:59:00.000Z',
    });
    const id = set.id ?? 0;
    const changed = await administrator.answer(
      updateMaintenancePeriod,
      period('2026-04-01T00:00:00Z', '2026-04-02T00:00:00Z', id),
    );
    expect(changed).toMatchObject({ id, beginDate: '2026-04-01T00:00:00.000Z' });
    expect(
      await administrator.refusal(
        updateMaintenancePeriod,
        period('2026-05-01T00:00:00Z', '2026-06-01T00:00:00Z'),
      ),
    ).toEqual({ status: 400, message: 'Já existe um período de comunicação: altere-o.' });
  });

  it('in effect, only its end changes', async () => {
    const { server, administrator } = fixture();
    const { id, beginDate } = await makePeriod(server.db, maintenanceNow);
    const begin = beginDate.toISOString();
    const changed = await administrator.answer(
      updateMaintenancePeriod,
      period(begin, '2026-03-31T22:59:00Z', id),
    );
    expect(changed).toEqual({ success: true, id, beginDate: begin, endDate: '2026-03-31T22:59:00.000Z' });
    expect(
      await administrator.refusal(
        updateMaintenancePeriod,
        period('2026-03-20T00:00:00Z', '2026-03-31T22:59:00Z', id),
      ),
    ).toEqual({
      status: 400,
      message: 'Data de início: A data de início não pode ser alterada com o período em vigor.',
    });
  });

  it.each([
    [
      '2026-03-10T15:30:00Z',
      '2026-04-01T00:00:00Z',
      'Data de início: Insira uma data posterior à data atual.',
    ],
    ['2026-04-01T00:00:00Z', '2026-03-01T00:00:00Z', 'Data de fim: Insira uma data posterior à data atual.'],
    ['2026-04-01T00:00:00Z', '2026-03-31T00:00:00Z', 'Data de fim: Insira uma data posterior à data início.'],
    [
      'soon',
      '2026-03-31T00:00:00Z',
      'Período de comunicação dos prestadores, Data de início: Valor inválido.',
    ],
  ])('%s to %s is refused: %s', async (begin, end, message) => {
    expect(await fixture().administrator.refusal(updateMaintenancePeriod, period(begin, end))).toEqual({
      status: 400,
      message,
    });
  });

  it('one that is over can not be changed', async () => {
    const { server, administrator } = fixture();
    const { id } = await makePeriod(server.db, maintenanceNow, { from: -30, to: -1 });
    const dates = period('2026-04-01T00:00:00Z', '2026-05-01T00:00:00Z', id);
    expect((await administrator.refusal(updateMaintenancePeriod, dates)).status).toBe(404);
  });

  it('needs AnnualMaintenance_Updater', async () => {
    const { server } = fixture();
    const reader = await makeAdministrator(server.db, { permissions: ['AnnualMaintenance_Reader'] });
    const client = await apiClient(server, reader);
    const dates = period('2026-04-01T00:00:00Z', '2026-05-01T00:00:00Z');
    expect((await client.refusal(updateMaintenancePeriod, dates)).status).toBe(403);
    expect(await client.answer(getCurrentOrNextPeriod, {})).toEqual(none);
  });
});
