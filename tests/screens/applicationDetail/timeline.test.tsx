import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { applicationStatus as status } from '../../../contract/rules/applicationStatuses';
import { applicationHistory } from '../../../server/db/schema/applicationHistory';
import { mailNotifications } from '../../../server/db/schema/mailNotifications';
import { makeAdministrator, makeApplication, makeOperator } from '../../support/builders';
import { renderApp } from '../../support/renderApp';
import { sharedServer } from '../../support/sharedServer';
import { findCard } from './detailScreen';

const server = sharedServer();
const at = (day: string) => new Date(`2026-07-${day}T09:00:00Z`);

/** Makes a request with a whole life behind it: decided by a person, activated, rechecked, ended. */
const prepare = async () => {
  const { db } = server();
  const operator = await makeOperator(db);
  const administrator = await makeAdministrator(db);
  const providerId = operator.parentId ?? undefined;
  const { id: applicationId } = await makeApplication(
    db,
    {
      providerId,
      statusId: status.inactive,
      statusDate: at('09'),
      createdOn: at('01'),
      eligibilityNotificationSentDate: at('04'),
      activationStartDate: at('05'),
    },
    {
      activationCreatedOn: at('05'),
      activationEndDate: at('09'),
      activationEndOtherReason: 'Já não comprova.',
      authorId: administrator.id,
    },
  );
  await db.insert(applicationHistory).values([
    { applicationId, statusId: status.submitted, createdOn: at('01'), authorId: operator.id },
    { applicationId, statusId: status.awaitsSocialSecurityAndTaxCustomsAuthority, createdOn: at('02') },
    {
      applicationId,
      statusId: status.awaitsRegulator,
      createdOn: at('03'),
      socialSecurityAnswer: false,
    },
    {
      applicationId,
      statusId: status.eligible,
      createdOn: at('04'),
      authorId: administrator.id,
      eligibleReason: 'Comprova a situação.',
    },
    {
      applicationId,
      statusId: status.active,
      createdOn: at('06'),
      activationCreatedOn: at('06'),
      activationStartDate: at('05'),
      authorId: operator.id,
    },
  ]);
  await db.insert(mailNotifications).values({
    applicationId,
    to: 'loja@prestador.example.pt',
    subject: 'Resultado do pedido',
    body: '',
    createdOn: at('04'),
    actualShippingDate: new Date(at('04').getTime() + 60_000),
  });
  const recheck = await makeApplication(db, {
    providerId,
    kind: 'recheck',
    recheckApplicationId: applicationId,
    createdOn: at('07'),
    statusId: status.nonEligible,
    statusDate: at('08'),
  });
  return { applicationId, recheck, operator, administrator };
};

/** Returns the steps of the timeline, each with its lines, newest first. */
const stepsIn = async (card: HTMLElement) =>
  (await within(card).findAllByRole('listitem')).map((step) =>
    [...step.children].map((line) => line.textContent),
  );

describe('2.8 the way of a request', () => {
  it('is told to administrators with who acted, what the services answered and what was sent', async () => {
    const { applicationId, recheck, operator, administrator } = await prepare();
    const open = { server: server(), as: administrator.username };
    await renderApp(`/applications/${applicationId}/details`, open);
    const card = await findCard('Percurso do pedido');
    const by = (who: string) => `Por ${who}`;
    expect(await stepsIn(card)).toEqual([
      [
        'TSI desativada',
        '09-07-2026 10:00',
        'Até 09-07-2026',
        'Motivo: Já não comprova.',
        by(administrator.username),
      ],
      ['Reverificação: Não Elegível', '08-07-2026 10:00', `Pedido de Reverificação ${recheck.id}`],
      ['Reverificação pedida', '07-07-2026 10:00', `Pedido de Reverificação ${recheck.id}`],
      ['TSI ativada', '06-07-2026 10:00', 'A partir de 05-07-2026', by(operator.username)],
      ['E-mail enviado', '04-07-2026 10:01', 'Resultado do pedido', 'Para loja@prestador.example.pt'],
      ['Decisão: Elegível', '04-07-2026 10:00', 'Motivo: Comprova a situação.', by(administrator.username)],
      [
        'Aguarda a decisão do regulador',
        '03-07-2026 10:00',
        'Segurança Social: não confirmou',
        'Autoridade Tributária: sem resposta',
        'Pelo sistema',
      ],
      ['Verificação iniciada', '02-07-2026 10:00', 'Pelo sistema'],
      ['Pedido submetido', '01-07-2026 10:00', by(operator.username)],
    ]);
    for (const link of within(card).getAllByRole('link'))
      expect(link).toHaveAttribute('href', `/applications/${applicationId}/recheck/${recheck.id}/details`);
  });

  it('10.2 is told to the provider without any of it', async () => {
    const { applicationId, recheck, operator } = await prepare();
    const open = { server: server(), as: operator.username };
    await renderApp(`/applicationManagement/${applicationId}/details`, open);
    expect(await stepsIn(await findCard('Percurso do pedido'))).toEqual([
      ['TSI desativada', '09-07-2026 10:00', 'Até 09-07-2026', 'Motivo: Já não comprova.'],
      ['Reverificação: Não Elegível', '08-07-2026 10:00', `Pedido de Reverificação ${recheck.id}`],
      ['Reverificação pedida', '07-07-2026 10:00', `Pedido de Reverificação ${recheck.id}`],
      ['TSI ativada', '06-07-2026 10:00', 'A partir de 05-07-2026'],
      ['Prestador notificado', '04-07-2026 10:00'],
      ['Decisão: Elegível', '04-07-2026 10:00', 'Motivo: Comprova a situação.'],
      ['Verificação iniciada', '02-07-2026 10:00'],
      ['Pedido submetido', '01-07-2026 10:00'],
    ]);
  });

  it('has the deadline while the tariff waits for activation', async () => {
    const { db } = server();
    const operator = await makeOperator(db);
    const { id } = await makeApplication(db, {
      providerId: operator.parentId ?? undefined,
      statusId: status.eligible,
      eligibilityNotificationSentDate: new Date('2026-01-05T10:00:00Z'),
    });
    await renderApp(`/applicationManagement/${id}/details`, { server: server(), as: operator.username });
    const steps = await stepsIn(await findCard('Percurso do pedido'));
    expect(steps).toContainEqual(['Prazo para ativar a TSI excedido', '15-01-2026']);
  });
});
