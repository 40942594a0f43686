import { screen, waitFor, within } from '@testing-library/react';
import { addYears } from 'date-fns';
import { beforeEach, describe, expect, it } from 'vitest';
import { openAsRegulator, section, stage } from './maintenanceScreen';

const nextYear = addYears(new Date(), 1).getFullYear();

const parts = async () => {
  const form = within(await section('Período de comunicação dos prestadores'));
  return {
    begin: form.getByRole('textbox', { name: 'Data de início' }),
    end: form.getByRole('textbox', { name: 'Data de fim' }),
    save: form.getByRole('button', { name: 'Gravar' }),
  };
};

const open = async (period: { from: number; to: number } | null) => {
  const app = await openAsRegulator(await stage({ period }));
  await waitFor(async () => expect((await parts()).save).toBeEnabled());
  const fill = async (begin: string | undefined, end: string | undefined) => {
    const { begin: beginInput, end: endInput, save } = await parts();
    if (begin !== undefined) {
      await app.user.clear(beginInput);
      if (begin) await app.user.type(beginInput, begin);
    }
    if (end !== undefined) {
      await app.user.clear(endInput);
      if (end) await app.user.type(endInput, end);
    }
    await app.user.click(save);
  };
  const saved = () => app.requests.filter((request) => request.path.endsWith('update-maintenance-period'));
  return { ...app, fill, saved };
};

describe('2.7 the communication period', () => {
  let app: Awaited<ReturnType<typeof open>>;

  describe('without a period', () => {
    beforeEach(async () => {
      app = await open(null);
    });

    it('creates the period from 00:00 to 23:59, then updates it', async () => {
      await app.fill(`01/03/${nextYear}`, `31/03/${nextYear}`);
      expect(await screen.findByText('Período de manutenção atualizado com sucesso.')).toBeVisible();
      await app.fill(undefined, `30/04/${nextYear}`);
      await waitFor(() => expect(app.saved()).toHaveLength(2));
      expect(app.saved().map(({ body }) => body)).toEqual([
        {
          annualMaintenancePeriod: {
            beginDate: `${nextYear}-03-01T00:00:00.000Z`,
            endDate: `${nextYear}-03-31T22:59:00.000Z`,
          },
        },
        {
          annualMaintenancePeriod: {
            id: expect.any(Number),
            beginDate: `${nextYear}-03-01T00:00:00.000Z`,
            endDate: `${nextYear}-04-30T22:59:00.000Z`,
          },
        },
      ]);
    });

    it('5 both dates are required', async () => {
      await app.fill('', '');
      const { begin, end } = await parts();
      await waitFor(() => expect(begin).toHaveAccessibleDescription('Campo obrigatório.'));
      expect(end).toHaveAccessibleDescription('Campo obrigatório.');
      expect(app.saved()).toEqual([]);
    });

    it.each([
      [
        'a start in the past',
        '01/01/2020',
        `01/02/${nextYear}`,
        'begin',
        'Insira uma data posterior à data atual.',
      ],
      [
        'an end in the past',
        `01/02/${nextYear}`,
        '01/01/2020',
        'end',
        'Insira uma data posterior à data atual.',
      ],
      [
        'an end before the start',
        `10/03/${nextYear}`,
        `01/03/${nextYear}`,
        'end',
        'Insira uma data posterior à data início.',
      ],
    ] as const)('5 refuses %s', async (_, begin, end, field, message) => {
      await app.fill(begin, end);
      await waitFor(async () => expect((await parts())[field]).toHaveAccessibleDescription(message));
      expect(app.saved()).toEqual([]);
    });
  });

  it('4 while in effect only the end date changes, and the start travels as it is', async () => {
    app = await open({ from: -0.001, to: 1 });
    const { begin, end } = await parts();
    expect(begin).toBeDisabled();
    expect(end).toBeEnabled();
    await app.fill(undefined, `31/12/${new Date().getFullYear()}`);
    expect(await screen.findByText('Período de manutenção atualizado com sucesso.')).toBeVisible();
  });

  it('4 before it starts both dates change', async () => {
    app = await open({ from: 1, to: 2 });
    const { begin } = await parts();
    expect(begin).toBeEnabled();
  });
});
