import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { applicationStatus as status } from '../../../contract/rules/applicationStatuses';
import { applications } from '../../../server/db/schema/applications';
import { auditEvents } from '../../../server/db/schema/auditEvents';
import { makeApplication, makeFile } from '../../support/builders';
import { callsEnded } from '../../support/callsEnded';
import { renderApp } from '../../support/renderApp';
import { sharedServer } from '../../support/sharedServer';
import { at, openList, openRow, storedStatus } from './prevNextSteps';

const server = sharedServer();
const decide = async (user: UserEvent, opensNext: boolean) => {
  await user.keyboard('e');
  const dialog = within(await screen.findByRole('dialog', { name: 'Decisão de elegibilidade' }));
  const checkbox = dialog.getByRole('checkbox', { name: 'Depois de decidir, abrir o pedido seguinte' });
  if ((checkbox as HTMLInputElement).checked !== opensNext) await user.click(checkbox);
  await callsEnded();
  await user.keyboard('{Control>}{Enter}{/Control}');
};

const stored = (id: number | undefined) => storedStatus(server(), id);

describe('2 a request that was opened from a list', () => {
  it('knows its place and its neighbours, across pages, and leads back to the list as it was', async () => {
    const { user, ids } = await openList(server(), 12);
    await openRow(user, 9);
    await at(ids[9], '10 de 12');
    await user.click(await screen.findByRole('link', { name: 'Pedido seguinte' }));
    await at(ids[10], '11 de 12');
    await user.keyboard('j');
    await at(ids[11], '12 de 12');
    expect(screen.getByRole('button', { name: 'Pedido seguinte' })).toBeDisabled();
    await user.keyboard('jk');
    await at(ids[10], '11 de 12');
    // Keys pressed before the previous request has loaded are not lost either.
    await user.keyboard('jkk');
    await at(ids[9], '10 de 12');

    await user.click(screen.getByRole('button', { name: 'Voltar' }));
    expect(await screen.findByText('1-10 de 12 resultados')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Estado do pedido' })).toHaveTextContent('Aguarda regulador');
  });

  it('stays open after a decision, from where the walk goes on although it has left the list', async () => {
    const { user, ids } = await openList(server(), 3);
    await openRow(user, 1);
    await at(ids[1], '2 de 3');
    await decide(user, false);
    const toast = await screen.findByRole('alert');
    expect(toast).toHaveTextContent(/^Operação efetuada com sucesso\.$/);
    await at(ids[1], 'Já não está na lista (2 pedidos)');
    await user.keyboard('j');
    await at(ids[2], '2 de 2');
  });

  it('opens the next after a decision where that is chosen, which is remembered', async () => {
    const { user, ids } = await openList(server(), 3);
    await openRow(user, 0);
    await at(ids[0], '1 de 3');
    await decide(user, true);
    await at(ids[1], '1 de 2');
    const toast = within(await screen.findByRole('alert'));
    expect(toast.getByText('Operação efetuada com sucesso.')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(`Pedido ${ids[0]}: Elegível`);
    expect(await stored(ids[0])).toBe(status.eligible);
    expect(await stored(ids[1])).toBe(status.awaitsRegulator);

    await user.click(toast.getByRole('link', { name: `Pedido ${ids[0]}` }));
    await at(ids[0], 'Já não está na lista (2 pedidos)');
    await user.keyboard('j');
    await at(ids[1], '1 de 2');
    await user.keyboard('e');
    const dialog = within(await screen.findByRole('dialog', { name: 'Decisão de elegibilidade' }));
    expect(
      dialog.getByRole('checkbox', { name: 'Depois de decidir, abrir o pedido seguinte' }),
    ).toBeChecked();
  });

  it('leads back to the list as it was from a recheck too, by its original (2.8)', async () => {
    const { user, ids, providerEmail } = await openList(server(), 2);
    const parent = await makeApplication(server().db, { statusId: status.active });
    await server()
      .db.update(applications)
      .set({ kind: 'recheck', recheckApplicationId: parent.id })
      .where(eq(applications.id, ids[0] ?? 0));
    await user.click(screen.getByRole('button', { name: 'Pesquisar' }));
    await callsEnded();
    await openRow(user, 0);
    expect(
      await screen.findByRole('heading', { level: 1, name: `Pedido de Reverificação ${ids[0]}` }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Voltar' }));
    expect(await screen.findByRole('heading', { level: 1, name: `Pedido ${parent.id}` })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Voltar' }));
    expect(await screen.findByText('1-2 de 2 resultados')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'E-mail do prestador' })).toHaveValue(providerEmail);
  });

  it('walks through the rechecks of a request, and back to the place of the request itself', async () => {
    const { user, ids } = await openList(server(), 2);
    const parentId = ids[0] ?? 0;
    const rechecks: number[] = [];
    for (let made = 0; made < 3; made += 1) {
      const values = { kind: 'recheck', recheckApplicationId: parentId, statusId: status.eligible } as const;
      rechecks.unshift((await makeApplication(server().db, values)).id);
    }
    await openRow(user, 0);
    const table = within(await screen.findByRole('table', { name: 'Pedidos de reverificação' }));
    const links = table.getAllByRole('link', { name: 'Detalhe' });
    await user.click(links[0] as HTMLElement);
    const order = links.map((link) => Number(/recheck\/(\d+)\//.exec(link.getAttribute('href') ?? '')?.[1]));
    expect(order.toSorted()).toEqual(rechecks.toSorted());
    const isAt = async (place: number) => {
      const name = `Pedido de Reverificação ${order[place - 1]}`;
      expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
      const bar = within(screen.getByRole('navigation', { name: 'Pedidos da lista' }));
      await waitFor(() => expect(bar.getByRole('status')).toHaveTextContent(`${place} de 3`));
      await screen.findByRole('table', { name: `Alterações face ao pedido ${parentId}` });
      await callsEnded();
    };
    await isAt(1);
    await user.keyboard('j');
    await isAt(2);
    await user.keyboard('j');
    await isAt(3);
    await user.keyboard('k');
    await isAt(2);
    await user.click(screen.getByRole('button', { name: 'Voltar' }));
    await at(parentId, '1 de 2', /^Pedidos de reverificação$/);
    await user.keyboard('j');
    await at(ids[1], '2 de 2');
  });

  it('has no place where it was opened by its address', async () => {
    const { id } = await makeApplication(server().db, { statusId: status.awaitsRegulator });
    await renderApp(`/applications/${id}/details`, { server: server(), as: 'admin@tsi.example.pt' });
    await screen.findByText('Não existem reverificações para este pedido');
    expect(screen.queryByRole('navigation', { name: 'Pedidos da lista' })).not.toBeInTheDocument();
  });
});

/** Runs a test with the data saver off, so that pages prefetch. */
const withoutSavingData = async (run: () => Promise<void>) => {
  const own = Object.getOwnPropertyDescriptor(navigator, 'connection');
  Object.defineProperty(navigator, 'connection', { value: { saveData: false }, configurable: true });
  try {
    await run();
  } finally {
    if (own) Object.defineProperty(navigator, 'connection', own);
  }
};

/** Returns the audit events of a request, oldest first. */
const audited = async (id: number | undefined) => {
  const events = await server().db.select().from(auditEvents).orderBy(auditEvents.id);
  return events
    .filter(({ subject, subjectId, detail }) =>
      subject === 'application' ? subjectId === id : detail?.applicationId === id,
    )
    .map(({ action, subject, detail }) => [action, subject, detail?.part].filter(Boolean).join(' '));
};

describe('10.8 what is prefetched', () => {
  it('is told apart from what was looked at, and recorded as looked at once it is shown', () =>
    withoutSavingData(async () => {
      const { user, ids, requests } = await openList(server(), 2);
      const [first, second] = ids;
      for (const filename of ['seguinte.pdf', 'outro.pdf'])
        await makeFile(server().db, second ?? 0, { filename });
      await server()
        .db.update(applications)
        .set({ applicantProvidedRequiredDocuments: true })
        .where(eq(applications.id, second ?? 0));
      await openRow(user, 0);
      await at(first, '1 de 2');
      const whole = [
        'prefetch application',
        'prefetch application history',
        'prefetch file',
        'prefetch file',
      ];
      await waitFor(async () => expect(await audited(second)).toEqual(whole));

      const downloads = () => requests.filter(({ path }) => path.includes('/download-resource-file'));
      expect(downloads()).toHaveLength(2);
      await user.keyboard('j');
      await at(second, '2 de 2');
      await waitFor(async () => expect(await audited(second)).toContain('download file'));
      const seen = (await audited(second)).slice(whole.length);
      expect(seen).toEqual(expect.arrayContaining(['view application', 'view application history']));
      expect(seen.filter((row) => row.startsWith('prefetch'))).toEqual([]);
      // The bytes were prefetched: only the view was reported.
      expect(downloads()).toHaveLength(2);
    }));

  it('are the other documents of an open request too, each recorded as looked at once it is opened', () =>
    withoutSavingData(async () => {
      const { user, ids, requests } = await openList(server(), 1);
      const [id = 0] = ids;
      for (const filename of ['um.pdf', 'dois.pdf', 'tres.pdf'])
        await makeFile(server().db, id, { filename });
      await server()
        .db.update(applications)
        .set({ applicantProvidedRequiredDocuments: true })
        .where(eq(applications.id, id));
      await openRow(user, 0);
      const ofFiles = async () => (await audited(id)).filter((row) => row.endsWith(' file'));
      await waitFor(async () => expect(await ofFiles()).toHaveLength(3));
      expect((await ofFiles()).sort()).toEqual(['download file', 'prefetch file', 'prefetch file']);

      await user.click(screen.getByRole('tab', { name: 'dois.pdf' }));
      await waitFor(async () =>
        expect((await ofFiles()).filter((row) => row === 'download file')).toHaveLength(2),
      );
      // Its bytes were there: only the view was reported.
      expect(requests.filter(({ path }) => path.includes('/download-resource-file'))).toHaveLength(3);
    }));
});
