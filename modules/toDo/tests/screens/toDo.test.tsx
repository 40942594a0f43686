import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { applicationStatus } from '../../../../contract/rules/applicationStatuses';
import { dayMonthYear, lisbonDate } from '../../../../contract/rules/lisbonDay';
import { elementRequests } from '../../../../server/db/schema/elementRequests';
import { users } from '../../../../server/db/schema/users';
import { seedReferenceData } from '../../../../server/seed/seedReferenceData';
import { makeApplication, makeOperator } from '../../../../tests/support/builders';
import { makeActive, makeMaintenanceRequest, makePeriod } from '../../../../tests/support/maintenance';
import { renderApp } from '../../../../tests/support/renderApp';
import { createTestServer } from '../../../../tests/support/testServer';
import { toDoTexts } from '../../screens/texts';

const day = 24 * 60 * 60 * 1000;

/** Opens a list of requests as an operator for whom one thing of every kind waits. */
const open = async (path: string, permissions?: string[]) => {
  const server = await createTestServer({ seed: 'empty' });
  onTestFinished(() => server.close());
  const { db } = server;
  await seedReferenceData(db);
  const operator = await makeOperator(db, permissions && { permissions });
  const providerId = operator.parentId ?? 0;
  const since = (days: number) => new Date(Date.now() - days * day);
  const eligible = (days: number) =>
    makeApplication(db, {
      providerId,
      statusId: applicationStatus.eligible,
      statusDate: since(days),
      eligibilityNotificationSentDate: since(days),
    });
  const [late, due] = [await eligible(20), await eligible(2)];
  const asked = await makeApplication(db, { providerId, statusId: applicationStatus.awaitsRegulator });
  await db.insert(elementRequests).values({
    applicationId: asked.id,
    askedById: operator.id,
    askedOn: since(3),
    text: 'Falta o IRS.',
    dueDate: lisbonDate(since(-5)),
  });
  const conflict = await makeApplication(db, { providerId, statusId: applicationStatus.conflicting });
  await makePeriod(db, new Date());
  await makeActive(db, providerId);
  const { request } = await makeMaintenanceRequest(db, providerId, { hasAddressChanged: true });
  const app = await renderApp(path, { as: operator.username, server });
  return { ...app, db, operator, asked, late, due, request, conflict, since };
};

it('what waits is beside the form, dated, each line a link to its step, and figured in the menu', async () => {
  const { asked, late, due, request, conflict, since } = await open('/form');
  const heading = await screen.findByText('Por fazer');
  const list = within((heading.closest('details') as HTMLElement) ?? document.body);
  await waitFor(() => expect(heading).toHaveTextContent('Por fazer 6'));
  const lines = list
    .getAllByRole('link', { hidden: true })
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(lines).toEqual([
    ['1 pedido com elementos por entregar', '/applicationManagement?queue=elementsToDeliver'],
    [`Pedido n.º ${asked.id}`, `/applicationManagement/${asked.id}/details`],
    ['1 ativação em atraso', '/applicationManagement/toActivate'],
    [`Pedido n.º ${late.id}`, `/applicationManagement/${late.id}/details`],
    ['1 pedido por ativar', '/applicationManagement/toActivate'],
    [`Pedido n.º ${due.id}`, `/applicationManagement/${due.id}/details`],
    ['1 NIF por comunicar', '/applicationAnnualMaintenance#maintenance-uncommunicated'],
    ['1 morada alterada', '/applicationAnnualMaintenance'],
    [`Pedido n.º ${request.id}`, `/applicationAnnualMaintenance/${request.id}/edit`],
    ['1 pedido em conflito', '/applicationManagement?queue=conflicting'],
    [`Pedido n.º ${conflict.id}`, `/applicationManagement/${conflict.id}/details`],
  ]);
  for (const [kind, text] of Object.entries(toDoTexts.kind))
    expect(list.getByText(text(1)), kind).toBeInTheDocument();
  expect(list.getByText(`prazo: ${dayMonthYear(since(-5))}`)).toBeInTheDocument();
  expect(list.getByText(`até ${dayMonthYear(since(-8))}`)).toBeInTheDocument();

  const item = (name: string) => {
    const link = screen.getByRole('link', { name });
    return within(link.closest('li') as HTMLElement);
  };
  expect(item('Gerir Pedidos').getByRole('img', { name: '4 por fazer' })).toBeVisible();
  expect(item('Manutenção da Tarifa Social').getByRole('img', { name: '2 por fazer' })).toBeVisible();
  // All that the page has is in the menu, at one item each.
  expect(screen.getAllByRole('img', { name: /por fazer/ })).toHaveLength(2);
});

it('the weekly e-mail is switched off where the list is, and stays so', async () => {
  const { user, db, operator } = await open('/applicationManagement');
  await user.click(await screen.findByText('Por fazer'));
  const box = await screen.findByRole('checkbox', { name: 'Receber por e-mail uma vez por semana' });
  expect(box).toBeChecked();
  await user.click(box);
  expect(box).not.toBeChecked();
  await waitFor(async () =>
    expect(await db.select({ it: users.weeklyMail }).from(users).where(eq(users.id, operator.id))).toEqual([
      { it: false },
    ]),
  );
  await waitFor(() => expect(box).not.toBeChecked());
});

it('NIF to hand in open in the list of the yearly maintenance', async () => {
  const { user } = await open('/applicationAnnualMaintenance');
  await user.click(await screen.findByText('Por fazer'));
  await user.click(await screen.findByRole('link', { name: '1 NIF por comunicar' }));
  expect(await screen.findByRole('button', { name: 'Comunicar 1 NIF' })).toBeVisible();
});

it('who may only read has neither list nor figures', async () => {
  await open('/applicationManagement', ['ApplicationsModule_Reader']);
  await screen.findByRole('link', { name: 'Gerir Pedidos' });
  await screen.findByRole('table');
  expect(screen.queryByText('Por fazer')).toBeNull();
  expect(screen.queryByRole('img', { name: /por fazer/ })).toBeNull();
});
