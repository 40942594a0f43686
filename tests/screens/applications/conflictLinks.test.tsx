import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { makeApplication, makeOperator } from '../../support/builders';
import { validNif } from '../../support/nifs';
import { pageSettled } from '../../support/pageSettled';
import { renderApp } from '../../support/renderApp';
import { sharedServer } from '../../support/sharedServer';

const server = sharedServer();

const open = async (overrides: Parameters<typeof makeApplication>[1]) => {
  const operator = await makeOperator(server().db);
  const made = await makeApplication(server().db, {
    providerId: operator.parentId ?? undefined,
    ...overrides,
  });
  const app = await renderApp(`/applicationManagement/${made.id}/details`, {
    server: server(),
    as: operator.username,
  });
  await screen.findByRole('region', { name: 'Ações' });
  return { ...app, made };
};

describe('the advice on a request in conflict', () => {
  it('leads to the search that it asks for, with the NIF filled in', async () => {
    const { user, made } = await open({ statusId: applicationStatus.conflicting });
    const name = `Procurar o NIF ${made.fiscalNumber} em Gerir Pedidos`;
    await user.click(screen.getByRole('link', { name }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Gerir Pedidos' })).toBeVisible();
    expect(await screen.findByRole('textbox', { name: 'NIF' })).toHaveValue(made.fiscalNumber);
    expect(await screen.findByText('1-1 de 1 resultados')).toBeVisible();
    expect(window.location.search).toBe('');
  });

  it("leads to the student's NIF too, which can be the reason as well", async () => {
    const studentFiscalNumber = validNif(7_400_001);
    const { user } = await open({
      statusId: applicationStatus.conflicting,
      isStudent: true,
      studentFullName: 'Rui Ferreira',
      studentFiscalNumber,
    });
    const name = `Procurar o NIF do estudante ${studentFiscalNumber} em Gerir Pedidos`;
    await user.click(screen.getByRole('link', { name }));
    expect(await screen.findByRole('textbox', { name: 'NIF do estudante' })).toHaveValue(studentFiscalNumber);
  });

  it('has no such link in another status', async () => {
    await open({ statusId: applicationStatus.eligible });
    await pageSettled();
    expect(screen.queryByRole('link', { name: /^Procurar o NIF/ })).toBeNull();
  });
});
