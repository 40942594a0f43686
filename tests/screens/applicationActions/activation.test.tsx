import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { applicationStatus as status } from '../../../contract/rules/applicationStatuses';
import { sharedServer } from '../../support/sharedServer';
import { findCard } from '../applicationDetail/detailScreen';
import {
  choose,
  confirm,
  daysAgo,
  dialogsClosed,
  lisbonDay,
  openDetail,
  openDialog,
  typedDay,
} from './openDetail';

const server = sharedServer();

const path = '/api/Application/set-activation-status';
const note = 'A ativação excede os 10 dias previstos.';
const outside = 'Insira uma data entre a notificação da elegibilidade e a data atual.';
const other = 'Outro motivo imputável ao prestador';

const open = async (notifiedDaysAgo: number) => {
  const notifiedOn = daysAgo(notifiedDaysAgo);
  const app = await openDetail(server(), status.eligible, {
    application: { eligibilityNotificationSentDate: notifiedOn, statusDate: notifiedOn },
  });
  const dialog = await openDialog(app.user, 'TSI Ativa', 'Ativação da TSI');
  const day = dialog.getByRole('textbox', { name: 'Data de ativação' });
  const sent = () => app.requests.filter((request) => request.path === path).map(({ body }) => body);
  return { ...app, ...dialog, notifiedOn, day, sent };
};

describe('5 the activation dialog', () => {
  it('asks for a date, today unless another is chosen', async () => {
    const { user, dialog, day, findByText, sent } = await open(3);
    expect(day).toHaveValue(typedDay(daysAgo(0)));
    await user.clear(day);
    await confirm(user, dialog);
    expect(await findByText('O campo é obrigatório.')).toBeVisible();
    expect(sent()).toEqual([]);
  });

  it('takes the days from the notification to today, and no other', async () => {
    const { user, dialog, day, queryByText, findByText, sent } = await open(3);
    const typeDay = async (days: number) => {
      await user.clear(day);
      await user.type(day, typedDay(daysAgo(days)));
      await user.tab();
    };
    for (const [name, days] of [
      ['the day before the notification', 4],
      ['tomorrow', -1],
    ] as const) {
      await typeDay(days);
      await confirm(user, dialog);
      expect(await findByText(outside), name).toBeVisible();
    }
    expect(sent()).toEqual([]);
    for (const [name, days] of [
      ['the day of the notification', 3],
      ['today', 0],
    ] as const) {
      await typeDay(days);
      await waitFor(() => expect(day, name).toHaveAttribute('aria-invalid', 'false'));
      expect(queryByText(outside), name).not.toBeInTheDocument();
    }
  });

  it('sends a date in time without a reason, closes, and reloads the application', async () => {
    const { user, id, dialog, queryByText, sent } = await open(10);
    expect(queryByText(note)).not.toBeInTheDocument();
    await confirm(user, dialog);
    expect(await screen.findByText('TSI ativada com sucesso.')).toBeVisible();
    await dialogsClosed();
    const [body] = sent() as { applicationActivations: { activationStartDate: string }[] }[];
    expect(sent()).toEqual([
      { applicationActivations: [{ applicationId: id, activationStartDate: expect.any(String) }] },
    ]);
    expect(lisbonDay(body?.applicationActivations[0]?.activationStartDate)).toBe(typedDay(daysAgo(0)));
    expect(await within(await findCard('Estado')).findByText('Ativo')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'TSI Desativada' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'TSI Ativa' })).not.toBeInTheDocument();
  });

  it('asks why after more than 10 days, and which reason when it is another one', async () => {
    const { user, id, dialog, findByText, getByRole, findAllByText, sent } = await open(11);
    expect(await findByText(note)).toBeVisible();
    await confirm(user, dialog);
    expect(await findAllByText('O campo é obrigatório.')).toHaveLength(1);
    expect(sent()).toEqual([]);

    await choose(user, dialog, 'Motivo do atraso', other);
    await confirm(user, dialog);
    const field = getByRole('textbox', { name: 'Qual/Quais?' });
    await waitFor(() => expect(field).toBeInvalid());
    await user.type(field, 'Falta de equipamento');
    await confirm(user, dialog);
    await dialogsClosed();
    expect(sent()).toEqual([
      {
        applicationActivations: [
          {
            applicationId: id,
            activationStartDate: expect.any(String),
            activationStartReasonId: 5,
            activationStartOtherReason: 'Falta de equipamento',
          },
        ],
      },
    ]);
  });

  it('empties the fields that depend on a changed reason or date', async () => {
    const { user, dialog, day, getByRole, queryByRole, queryByText, findByRole } = await open(12);
    await choose(user, dialog, 'Motivo do atraso', other);
    await user.type(await findByRole('textbox', { name: 'Qual/Quais?' }), 'Obras');
    await choose(user, dialog, 'Motivo do atraso', 'Falta de cobertura no local');
    expect(queryByRole('textbox', { name: 'Qual/Quais?' })).not.toBeInTheDocument();
    await choose(user, dialog, 'Motivo do atraso', other);
    expect(await findByRole('textbox', { name: 'Qual/Quais?' })).toHaveValue('');

    await user.clear(day);
    await user.type(day, typedDay(daysAgo(5)));
    expect(queryByText(note)).not.toBeInTheDocument();
    expect(queryByRole('combobox', { name: 'Motivo do atraso' })).not.toBeInTheDocument();
    await user.clear(day);
    await user.type(day, typedDay(daysAgo(1)));
    expect(getByRole('combobox', { name: 'Motivo do atraso' })).toHaveTextContent('Selecione');
  });

  it('starts anew when it is opened again', async () => {
    const { user, day, dialog } = await open(3);
    await user.clear(day);
    await user.type(day, '01');
    await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    await dialogsClosed();
    expect(screen.getByRole('button', { name: 'TSI Ativa' })).toHaveFocus();
    const again = await openDialog(user, 'TSI Ativa', 'Ativação da TSI');
    expect(again.getByRole('textbox', { name: 'Data de ativação' })).toHaveValue(typedDay(daysAgo(0)));
  });
});
