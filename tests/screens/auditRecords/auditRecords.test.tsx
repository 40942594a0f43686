import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { auditEvents } from '../../../server/db/schema/auditEvents';
import { renderApp } from '../../support/renderApp';
import { sharedServer } from '../../support/sharedServer';

const server = sharedServer();
const open = (path: string, as = 'admin@tsi.example.pt') => renderApp(path, { as, server: server() });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const item = 'Registo de atividade';

/** Returns the results, each with its cells by the heading's text. */
const rows = async () => {
  const [headings, ...found] = within(await screen.findByRole('table')).getAllByRole('row');
  const names = [...(headings?.children ?? [])].map(({ textContent }) => textContent);
  return found.map((row) =>
    Object.fromEntries([...row.children].map((cell, i) => [names[i], cell.textContent])),
  );
};

describe('the audit trail', () => {
  it('is newest first, with filters for who, what and when, and nothing to change', async () => {
    const { user, requests } = await open('/auditRecords');
    await heading(item);
    // Reading the audit is recorded too, so a second search finds that.
    await screen.findByText('0 resultados');
    await user.click(await screen.findByRole('button', { name: 'Pesquisar' }));
    expect(await screen.findByRole('columnheader', { name: 'Data e hora' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    expect(screen.queryByRole('link', { name: 'Adicionar' })).not.toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Quem' }), 'admin@');
    await user.type(screen.getByRole('textbox', { name: 'Data e hora (desde)' }), '01/01/2026');
    await user.click(screen.getByRole('combobox', { name: 'Ação' }));
    await user.click(await screen.findByRole('option', { name: 'Consulta' }));
    await user.click(screen.getByRole('button', { name: 'Pesquisar' }));
    await waitFor(async () =>
      expect(await rows()).toContainEqual(
        expect.objectContaining({ Ação: 'Consulta', Quem: 'admin@tsi.example.pt' }),
      ),
    );
    expect(new Set((await rows()).map((row) => row.Ação))).toEqual(new Set(['Consulta']));
    const { searchParams } = new URL(requests.at(-1)?.path ?? '', 'http://localhost');
    expect(JSON.parse(searchParams.get('filter') ?? '')).toEqual({
      occurredOn_gte: '2026-01-01',
      actorName: 'admin@',
      action: 'view',
    });
  });

  it('shows one record without inputs or a way to edit it', async () => {
    const { user } = await open('/auditRecords');
    await user.click((await screen.findAllByRole('link', { name: 'Detalhe' }))[0] as HTMLElement);
    expect(await screen.findByText('Endereço de rede')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Editar' })).not.toBeInTheDocument();
  });
});

describe('a record of the trail', () => {
  const write = (values: Partial<typeof auditEvents.$inferInsert>) =>
    server()
      .db.insert(auditEvents)
      .values({ occurredOn: new Date('2026-07-01T09:05:07Z'), action: 'changeStatus', ...values });

  it.each([
    ['a job of the server', null, 'Sistema'],
    ['a visitor', '192.0.2.1', 'Visitante sem sessão'],
  ])('names %s as who acted, and the statuses before and after', async (_actor, remoteAddress, name) => {
    const subjectId = remoteAddress ? 317_001 : 317_002;
    await write({ remoteAddress, subject: 'application', subjectId, detail: { from: 6, to: 7 } });
    const { user } = await open('/auditRecords');
    // The question about a request has one of the same name, above the list's own.
    await screen.findByRole('button', { name: 'Pesquisar' });
    const [, ofList] = screen.getAllByRole('textbox', { name: 'N.º do pedido' });
    await user.type(ofList as HTMLElement, String(subjectId));
    await user.click(screen.getByRole('button', { name: 'Pesquisar' }));
    await waitFor(async () =>
      expect(await rows()).toEqual([
        expect.objectContaining({
          Quem: name,
          'Data e hora': '01-07-2026 10:05:07',
          Pormenores: 'De: Aguarda regulador; Para: Elegível',
        }),
      ]),
    );
  });
});
