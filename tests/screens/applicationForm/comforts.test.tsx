import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../support/renderApp';
import {
  consentBox,
  documentsBox,
  fillCitizen,
  operator,
  socialSecurityFiles,
  submitButton,
  taxFiles,
  textbox,
} from './fillRequest';

describe('the request form of whoever is here twice a year', () => {
  it("remembers the provider's e-mail on this device, and leads to the new request", async () => {
    const { user } = await renderApp('/form', { as: operator });
    await fillCitizen(user);
    await user.click(await submitButton());
    await user.click(await screen.findByRole('button', { name: 'Ver o pedido' }));
    expect(await screen.findByRole('heading', { level: 1, name: /^Pedido \d+$/ })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Submeter Pedido' }));
    await submitButton();
    expect(textbox('E-mail do prestador')).toHaveValue('tsi@netatlantico.example.pt');
    expect(textbox('Nome completo')).toHaveValue('');
  });

  it('says before it is sent what is missing, each with a link to its field', async () => {
    const { user } = await renderApp('/form', { as: operator });
    await submitButton();
    const missing = () => screen.queryAllByRole('link', { name: /^«/ }).map(({ textContent }) => textContent);
    expect(missing()).toEqual(['«E-mail do prestador»', '«Nome completo»', '«NIF»', '«Morada fiscal»']);
    await user.click(screen.getByRole('link', { name: '«NIF»' }));
    expect(textbox('NIF')).toHaveFocus();
    await user.click(screen.getByRole('link', { name: '«Morada fiscal»' }));
    expect(textbox('Código postal (4 dígitos)')).toHaveFocus();
    await user.click(documentsBox());
    await waitFor(() => expect(missing()).toHaveLength(6));
    await user.click(documentsBox());
    await fillCitizen(user);
    await user.click(consentBox());
    expect(await screen.findByText('Está tudo preenchido.')).toBeVisible();
    expect(missing()).toEqual([]);
  });

  it('does not say that all is filled in while the consent is not ticked, and can be sent all the same', async () => {
    const { user } = await renderApp('/form', { as: operator });
    await fillCitizen(user);
    const consent =
      'O cidadão foi informado de que o processo depende do acesso do regulador aos seus dados pessoais.';
    await user.click(await screen.findByRole('link', { name: `«${consent}»` }));
    expect(consentBox()).toHaveFocus();
    expect(screen.queryByText('Está tudo preenchido.')).toBeNull();
    expect(screen.getByText('Os campos obrigatórios estão preenchidos. Falta assinalar:')).toBeVisible();
    await user.click(await submitButton());
    expect(await screen.findByRole('dialog', { name: /submetido com sucesso/ })).toBeVisible();
  });

  it('says above both document lists that one document is enough', async () => {
    const { user } = await renderApp('/form', { as: operator });
    await submitButton();
    const oneIsEnough = 'Basta um documento, em qualquer uma das duas listas.';
    expect(screen.queryByText(oneIsEnough)).toBeNull();
    await user.click(documentsBox());
    const lists = screen.getByRole('group', { name: oneIsEnough });
    expect(lists).toContainElement(socialSecurityFiles());
    expect(lists).toContainElement(taxFiles());
    await user.click(await submitButton());
    await waitFor(() => expect(taxFiles()).toBeInvalid());
    expect(screen.getByText(oneIsEnough)).toBeVisible();
  });
});
