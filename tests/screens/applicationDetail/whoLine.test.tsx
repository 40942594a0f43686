import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { anAddress, makeApplication, makeFile, makeOperator } from '../../support/builders';
import { makePdf } from '../../support/pdf';
import { renderApp } from '../../support/renderApp';
import { sharedServer } from '../../support/sharedServer';
import { findCard } from './detailScreen';

const server = sharedServer();
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

const prepare = async (values: Parameters<typeof makeApplication>[1]) => {
  const operator = await makeOperator(server().db);
  const application = await makeApplication(server().db, {
    providerId: operator.parentId ?? undefined,
    ...values,
  });
  return { ...application, operator: operator.username };
};

it('the line under the title says whom a request is about, how long it waits, and what is unusual', async () => {
  const { id, fiscalNumber } = await prepare({
    fullName: 'Ana Prata',
    address: { ...anAddress(), doorNumber: '27', floor: '3.º', floorSuffix: 'Esq.' },
    statusId: applicationStatus.conflicting,
    isStudent: true,
    statusDate: daysAgo(12),
  });
  await renderApp(`/applications/${id}/details`, { server: server(), as: 'admin@tsi.example.pt' });
  await findCard('Cidadão');
  const line = await screen.findByText('12 dias no estado');
  const { arteryDesignation, cp4, cp3, postalDesignation } = anAddress();
  expect([...(line.parentElement?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Ana Prata',
    `NIF ${fiscalNumber}`,
    `${arteryDesignation} 27, 3.º Esq., ${cp4}-${cp3} ${postalDesignation}`,
    '12 dias no estado',
    expect.stringMatching(/^Criado em /),
    'Estudante',
    'Em conflito',
  ]);
  const cards = screen.getAllByRole('region').map((card) => card.getAttribute('aria-labelledby'));
  const places = ['Cidadão', 'Morada fiscal', 'Estudante universitário', 'Declarações', 'Prestador'].map(
    (name) => cards.indexOf(screen.getByRole('region', { name }).getAttribute('aria-labelledby')),
  );
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

it('the line under the title marks a request whose time to activate the tariff is over', async () => {
  const { id, operator } = await prepare({
    statusId: applicationStatus.eligible,
    eligibilityNotificationSentDate: daysAgo(11),
  });
  await renderApp(`/applicationManagement/${id}/details`, { server: server(), as: operator });
  expect(await screen.findByText('Prazo excedido')).toBeVisible();
  expect(screen.queryByText(/dias? de espera/)).not.toBeInTheDocument();
});

it('a provider sees the documents over the whole screen, each of them fetched only when it is asked for', async () => {
  const { id, operator } = await prepare({ statusId: applicationStatus.active });
  for (const filename of ['irs.pdf', 'abono.pdf'])
    await makeFile(server().db, id, { filename, content: makePdf(filename) });
  const { user, requests } = await renderApp(`/applicationManagement/${id}/details`, {
    server: server(),
    as: operator,
  });
  const fetched = () => requests.filter(({ path }) => path.includes('/download-resource-file')).length;
  const open = await screen.findByRole('button', { name: 'Ver documentos' });
  expect(fetched()).toBe(0);
  await user.click(open);
  const sheet = await screen.findByRole('dialog', { name: 'Documentos' });
  await waitFor(() => expect(fetched()).toBe(1));
  await user.click(within(sheet).getByRole('button', { name: 'Fechar os documentos' }));
  expect(sheet).not.toBeInTheDocument();
  expect(open).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Ver abono.pdf' }));
  expect(await screen.findByRole('tab', { name: 'abono.pdf' })).toHaveAttribute('aria-selected', 'true');
  await waitFor(() => expect(fetched()).toBe(2));
});
