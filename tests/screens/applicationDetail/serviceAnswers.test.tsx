import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { applicationStatus as status } from '../../../contract/rules/applicationStatuses';
import { applicationHistory } from '../../../server/db/schema/applicationHistory';
import { serviceAnswers } from '../../../server/db/schema/verification';
import { makeAdministrator, makeApplication, makeOperator } from '../../support/builders';
import { renderApp } from '../../support/renderApp';
import { sharedServer } from '../../support/sharedServer';
import { findCard } from './detailScreen';

const server = sharedServer();
const at = (day: string) => new Date(`2026-07-${day}T09:00:00Z`);

describe('what the outside services said of a request', () => {
  it('stands in its way for the regulator, with reason, code and age; a condition also above the decision', async () => {
    const { db } = server();
    const { parentId } = await makeOperator(db);
    const { id: applicationId } = await makeApplication(db, {
      providerId: parentId ?? undefined,
      statusId: status.awaitsRegulator,
      createdOn: at('04'),
      statusDate: at('06'),
    });
    await db.insert(applicationHistory).values({
      applicationId,
      statusId: status.awaitsRegulator,
      createdOn: at('06'),
      taxAuthorityAnswer: false,
    });
    await db.insert(serviceAnswers).values([
      {
        applicationId,
        service: 'socialSecurity',
        result: 'conditional',
        code: 'M1',
        reason: 'A morada é outra.',
        askedOn: at('05'),
        milliseconds: 1234,
        recordedOn: at('05'),
      },
      { applicationId, service: 'taxAuthority', result: 'no', askedOn: at('02'), recordedOn: at('05') },
    ]);
    const { username } = await makeAdministrator(db);
    await renderApp(`/applications/${applicationId}/details`, { server: server(), as: username });
    const told = await screen.findByRole('note', { name: 'A Segurança Social respondeu com uma condição' });
    expect(told).toHaveTextContent('A morada é outra. Código: M1');
    const steps = within(await findCard('Percurso do pedido')).getAllByRole('listitem');
    const linesOf = (title: string) =>
      [...(steps.find((step) => step.firstElementChild?.textContent === title)?.children ?? [])].map(
        (line) => line.textContent,
      );
    expect(linesOf('Resposta da Segurança Social')).toEqual([
      'Resposta da Segurança Social',
      '05-07-2026 10:00',
      'Com uma condição',
      'Motivo: A morada é outra.',
      'Código: M1',
      'Demorou 1,2 s',
    ]);
    expect(linesOf('Resposta da Autoridade Tributária')).toEqual([
      'Resposta da Autoridade Tributária',
      '05-07-2026 10:00',
      'Não confirmou',
      'Resposta de há 3 dias (02-07-2026 10:00), usada de novo',
    ]);
    // Told once: not again with the status that it led to.
    expect(linesOf('Aguarda a decisão do regulador')).toEqual([
      'Aguarda a decisão do regulador',
      '06-07-2026 10:00',
      'Pelo sistema',
    ]);
  });
});
