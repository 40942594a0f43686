import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeApplication, makeOperator } from '../../support/builders';
import { renderApp } from '../../support/renderApp';
import { createTestServer } from '../../support/testServer';
import { button, table, tableTexts } from './listScreen';

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('the columns of the provider side', () => {
  it('are chosen one by one but for the first, and stay as they are for the next visit', async () => {
    const server = await createTestServer({ seed: 'empty' });
    onTestFinished(() => server.close());
    const operator = await makeOperator(server.db);
    await makeApplication(server.db, { providerId: operator.parentId ?? undefined });
    const { user } = await renderApp('/applicationManagement', { as: operator.username, server });
    await table();
    await user.click(button('Colunas'));
    const columns = await dialog('Colunas da lista');
    expect(columns.getByRole('checkbox', { name: 'NIF' })).toBeDisabled();
    expect(columns.queryByRole('checkbox', { name: 'Reverificação' })).not.toBeInTheDocument();
    await user.click(columns.getByRole('checkbox', { name: 'Nome completo' }));
    await user.click(columns.getByRole('checkbox', { name: 'NIF do estudante' }));
    await user.click(columns.getByRole('button', { name: 'Fechar' }));
    expect(await screen.findByRole('button', { name: 'Colunas' })).toHaveFocus();
    expect((await tableTexts()).headings).not.toContain('Nome completo');

    await user.click(screen.getByRole('link', { name: 'Submeter Pedido' }));
    await screen.findByRole('heading', { level: 1, name: 'Pedido de verificação de elegibilidade' });
    await user.click(screen.getByRole('link', { name: 'Gerir Pedidos' }));
    expect((await tableTexts()).headings).toEqual([
      'Reverificação',
      'NIF',
      'Estudante universitário',
      'Estado',
      'Data do estado',
      'Data de criação',
      'Ações',
    ]);
    await user.click(button('Colunas'));
    await user.click((await dialog('Colunas da lista')).getByRole('button', { name: 'Mostrar todas' }));
    await user.click((await dialog('Colunas da lista')).getByRole('button', { name: 'Fechar' }));
    await waitFor(async () => expect((await tableTexts()).headings).toContain('NIF do estudante'));
  });
});
