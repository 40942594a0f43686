import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { applicationStatus as status } from '../../../contract/rules/applicationStatuses';
import { network } from '../../support/network';
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
  statusCardSays,
  typedDay,
} from './openDetail';

const server = sharedServer();

type App = Awaited<ReturnType<typeof openDetail>>;
const sentTo = ({ requests }: App, name: string) =>
  requests.filter(({ path }) => path === `/api/Application/${name}`).map(({ body }) => body);

describe('a dialog before an irreversible action', () => {
  it.each([
    ['Elegível', 'Decisão de elegibilidade', status.awaitsRegulator, /tem 10 dias para ativar a TSI\.$/],
    ['Não Elegível', 'Decisão de elegibilidade', status.awaitsRegulator, /com o motivo\.$/],
    ['TSI Ativa', 'Ativação da TSI', status.eligible, /a data não pode ser alterada depois\.$/],
    ['TSI Desativada', 'Desativação da TSI', status.active, /^A TSI termina na data indicada\./],
    [
      'Cancelar Pedido',
      'Cancelamento do pedido',
      status.submitted,
      /^O pedido é cancelado com a data de hoje\./,
    ],
  ])("'%s' says on whom, and what will happen", async (button, title, statusId, consequence) => {
    const app = await openDetail(server(), statusId, {
      application: {
        fullName: 'Benedita Sequeira',
        fiscalNumber: '100000002',
        eligibilityNotificationSentDate: daysAgo(1),
      },
    });
    const { dialog, getByText } = await openDialog(app.user, button, title);
    expect(getByText(`Pedido ${app.id}`)).toBeVisible();
    expect(getByText('Benedita Sequeira · NIF 100000002')).toBeVisible();
    expect(getByText(consequence)).toBeVisible();
    expect(dialog).toHaveAccessibleDescription(
      new RegExp(`Pedido ${app.id}.*Benedita Sequeira.*NIF 100000002`),
    );
  });

  it('distinguishes the button that cancels the request from the one that keeps it', async () => {
    const app = await openDetail(server(), status.submitted);
    const { getByRole } = await openDialog(app.user, 'Cancelar Pedido', 'Cancelamento do pedido');
    expect(getByRole('button', { name: 'Confirmar' })).toHaveAccessibleDescription('O pedido é cancelado');
    expect(getByRole('button', { name: 'Cancelar' })).toHaveAccessibleDescription('O pedido fica como está');
  });
});

describe('5 the eligibility dialog', () => {
  const title = 'Decisão de elegibilidade';
  const open = async (button: string) => {
    const app = await openDetail(server(), status.awaitsRegulator);
    return { app, ...(await openDialog(app.user, button, title)) };
  };

  it("makes a request 'Elegível' without a reason", async () => {
    const { app, dialog, getByText, getByRole } = await open('Elegível');
    expect(
      getByText('Tem a certeza de que pretende tornar o pedido Elegível? Esta ação é irreversível.'),
    ).toBeVisible();
    expect(getByRole('button', { name: 'Confirmar' })).not.toHaveClass('error');
    await confirm(app.user, dialog);
    expect(await screen.findByText('Operação efetuada com sucesso.')).toBeVisible();
    await dialogsClosed();
    expect(sentTo(app, 'set-eligibility')).toEqual([{ applicationId: app.id, applicationStatus: 7 }]);
    await statusCardSays('Elegível');
    expect(screen.queryByRole('button', { name: 'Elegível' })).not.toBeInTheDocument();
  });

  it("asks why a request is 'Não Elegível', in 500 characters", async () => {
    const { app, dialog, getByText, findByText, getByRole } = await open('Não Elegível');
    expect(getByText(/tornar o pedido Não Elegível\? Esta ação é irreversível\.$/)).toBeVisible();
    expect(getByRole('button', { name: 'Confirmar' })).toHaveClass('error');
    await app.user.type(getByRole('textbox', { name: 'Motivo' }), '   ');
    await confirm(app.user, dialog);
    expect(await findByText('Campo obrigatório.')).toBeVisible();
    expect(sentTo(app, 'set-eligibility')).toEqual([]);

    await app.user.clear(getByRole('textbox', { name: 'Motivo' }));
    await app.user.click(getByRole('textbox', { name: 'Motivo' }));
    await app.user.paste('r'.repeat(501));
    expect(await findByText('501 de 500 caracteres')).toBeVisible();
    expect(await findByText('Máximo de 500 caracteres.')).toBeVisible();
    await confirm(app.user, dialog);
    expect(sentTo(app, 'set-eligibility')).toEqual([]);
    await app.user.type(getByRole('textbox', { name: 'Motivo' }), '{Backspace}');
    await confirm(app.user, dialog);
    await dialogsClosed();
    expect(sentTo(app, 'set-eligibility')).toEqual([
      { applicationId: app.id, applicationStatus: 8, reason: 'r'.repeat(500) },
    ]);
    const history = await findCard('Histórico de estados');
    expect(await within(history).findByText('r'.repeat(500))).toBeVisible();
  });
});

describe('5 the deactivation dialog', () => {
  const open = async () => {
    const activationStartDate = daysAgo(20);
    const app = await openDetail(server(), status.active, {
      history: { activationCreatedOn: activationStartDate, activationStartDate },
      application: { activationStartDate },
    });
    const opened = await openDialog(app.user, 'TSI Desativada', 'Desativação da TSI');
    return { app, ...opened, day: opened.getByRole('textbox', { name: 'Data de fim' }) };
  };
  const outside = 'Insira uma data entre a ativação da TSI e a data atual.';

  it('asks for a date between the activation and today', async () => {
    const { app, dialog, day, findByText } = await open();
    await confirm(app.user, dialog);
    expect(await findByText('O campo é obrigatório.')).toBeVisible();
    for (const days of [21, -1]) {
      await app.user.clear(day);
      await app.user.type(day, typedDay(daysAgo(days)));
      expect(await findByText(outside)).toBeVisible();
    }
    await confirm(app.user, dialog);
    expect(sentTo(app, 'set-activation-status')).toEqual([]);
  });

  it('judges a date again that was typed before the start of the tariff was known', async () => {
    network.use(
      http.get(
        '*/api/ApplicationHistory/get-by-application-id',
        () => new HttpResponse(null, { status: 403 }),
        {
          once: true,
        },
      ),
    );
    const { app, dialog, day, findByText, queryByText } = await open();
    await confirm(app.user, dialog);
    await findByText('O campo é obrigatório.');
    await app.user.type(day, typedDay(daysAgo(21)));
    await waitFor(() => expect(day).toBeValid());
    expect(queryByText(outside)).not.toBeInTheDocument();
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    expect(await findByText(outside)).toBeVisible();
  });

  it('sends the bare object, the reason only when there is one', async () => {
    const { app, dialog, day } = await open();
    await app.user.type(day, typedDay(daysAgo(20)));
    await confirm(app.user, dialog);
    expect(await screen.findByText('TSI desativada com sucesso.')).toBeVisible();
    await dialogsClosed();
    const [body] = sentTo(app, 'set-activation-status') as { activationEndDate: string }[];
    expect(body).toEqual({ applicationId: app.id, activationEndDate: expect.any(String) });
    expect(lisbonDay(body?.activationEndDate)).toBe(typedDay(daysAgo(20)));
    await statusCardSays('Inativo');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Ações' })).not.toBeInTheDocument());
  });

  it('sends the chosen reason', async () => {
    const { app, dialog, day } = await open();
    await app.user.type(day, typedDay(daysAgo(0)));
    await choose(app.user, dialog, 'Motivo', 'Mudança de prestador');
    await confirm(app.user, dialog);
    await dialogsClosed();
    expect(sentTo(app, 'set-activation-status')).toEqual([
      { applicationId: app.id, activationEndDate: expect.any(String), activationEndReasonId: 3 },
    ]);
  });
});

describe('5 the cancellation dialog', () => {
  // From which statuses is a rule of its own: offeredActions.test.tsx here, the server's tests of a cancellation there.
  it('asks why, and cancels as of today', async () => {
    const app = await openDetail(server(), status.submitted);
    const { dialog, findByText } = await openDialog(app.user, 'Cancelar Pedido', 'Cancelamento do pedido');
    await confirm(app.user, dialog);
    expect(await findByText('Campo obrigatório.')).toBeVisible();
    expect(sentTo(app, 'cancel')).toEqual([]);

    await choose(app.user, dialog, 'Motivo', 'Desistência do cidadão');
    await confirm(app.user, dialog);
    expect(await screen.findByText('Pedido cancelado com sucesso.')).toBeVisible();
    await dialogsClosed();
    const [body] = sentTo(app, 'cancel') as { applicationCancellations: { cancellationDate: string }[] }[];
    expect(body).toEqual({
      applicationCancellations: [
        { applicationId: app.id, cancellationDate: expect.any(String), cancellationReasonId: 1 },
      ],
    });
    expect(lisbonDay(body?.applicationCancellations[0]?.cancellationDate)).toBe(typedDay(new Date()));
    await statusCardSays('Desistência do cidadão');
  });
});
