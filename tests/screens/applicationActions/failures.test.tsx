import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { delay, HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { applicationStatus as status } from '../../../contract/rules/applicationStatuses';
import { applicationHistory } from '../../../server/db/schema/applicationHistory';
import { applications } from '../../../server/db/schema/applications';
import { network } from '../../support/network';
import { sharedServer } from '../../support/sharedServer';
import { findCard } from '../applicationDetail/detailScreen';
import { choose, confirm, daysAgo, dialogsClosed, openDetail, openDialog, typedDay } from './openDetail';

const server = sharedServer();

const open = async () => {
  const notifiedOn = daysAgo(2);
  const app = await openDetail(server(), status.eligible, {
    application: { eligibilityNotificationSentDate: notifiedOn, statusDate: notifiedOn },
  });
  const opened = await openDialog(app.user, 'TSI Ativa', 'Ativação da TSI');
  const day = opened.getByRole('textbox', { name: 'Data de ativação' });
  await app.user.clear(day);
  await app.user.type(day, typedDay(daysAgo(1)));
  return { ...app, ...opened, day };
};
const answerOnce = (answer: () => Response | Promise<Response>) =>
  network.use(http.post('*/api/Application/set-activation-status', answer, { once: true }));

describe('8 an action that fails', () => {
  it('shows its reason each time, keeps the dialog with what was typed, and can be repeated', async () => {
    const { user, dialog, day } = await open();
    const generic = 'Ocorreu um erro na ativação da TSI, por favor tente novamente.';
    const refused = { errors: [{ errors: ['Data recusada.', 'b'] }, { errors: ['c'] }] };
    // What counts as a failure is a rule of the data provider (tests/providers/dataProvider).
    for (const [text, code, body] of [
      [generic, 500, { message: 'interno' }],
      ['Data recusada.', 400, refused],
      [generic, 200, { data: [{ success: false, errorMessage: 'não' }] }],
    ] as const) {
      answerOnce(() => HttpResponse.json(body, { status: code }));
      await confirm(user, dialog);
      // A role is not found in what the dialog hides from screen readers, so the alert is inside it.
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
      expect(screen.getByText(text)).toBeVisible();
      expect(dialog).toBeVisible();
      expect(day).toHaveValue(typedDay(daysAgo(1)));
      await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Confirmar' })).toHaveFocus());
    }
    await confirm(user, dialog);
    expect(await screen.findByText('TSI ativada com sucesso.')).toBeVisible();
    await dialogsClosed();
  });
});

describe('4 two people at once', () => {
  it('the second sees a message, the new state, and only the actions that are still possible', async () => {
    const { user, id, dialog } = await open();
    const { db } = server();
    await db.update(applications).set({ statusId: status.cancelled }).where(eq(applications.id, id));
    await db.insert(applicationHistory).values({ applicationId: id, statusId: status.cancelled });

    await confirm(user, dialog);
    expect(await screen.findByText(/estado do pedido foi entretanto alterado/i)).toBeVisible();
    await dialogsClosed();
    expect(await within(await findCard('Estado')).findByText('Cancelado')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Ações' })).not.toBeInTheDocument();
  });
});

describe('a running action', () => {
  it('is sent once for a double click, and nothing can be pressed meanwhile', async () => {
    const { user, dialog } = await open();
    let sent = 0;
    network.use(
      http.post('*/api/Application/set-activation-status', async () => {
        sent += 1;
        await delay(100);
        return HttpResponse.json({ message: 'interno' }, { status: 500 });
      }),
    );
    const button = within(dialog).getByRole('button', { name: 'Confirmar' });
    await user.dblClick(button);
    expect(button).toBeDisabled();
    expect(within(dialog).getByRole('button', { name: 'Cancelar' })).toBeDisabled();
    await user.keyboard('{Escape}');
    expect(dialog).toBeVisible();
    await screen.findByText('Ocorreu um erro na ativação da TSI, por favor tente novamente.');
    await waitFor(() => expect(button).toBeEnabled());
    expect(sent).toBe(1);
  });
});

describe('the focus', () => {
  it('returns to the button on Escape', async () => {
    const { user } = await open();
    await user.keyboard('{Escape}');
    await dialogsClosed();
    expect(screen.getByRole('button', { name: 'TSI Ativa' })).toHaveFocus();
  });

  it('moves to the new status when the button is gone', async () => {
    const app = await openDetail(server(), status.submitted);
    const { dialog } = await openDialog(app.user, 'Cancelar Pedido', 'Cancelamento do pedido');
    await choose(app.user, dialog, 'Motivo', 'Desistência do cidadão');
    await confirm(app.user, dialog);
    const card = await findCard('Estado');
    await within(card).findByText('Cancelado');
    await dialogsClosed();
    await waitFor(() => expect(document.activeElement).toContainElement(card));
    expect(document.activeElement).not.toBe(document.body);
  });
});
