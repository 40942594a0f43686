import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { exampleCodes, type PostalCode } from '../../../server/seed/addresses/generateAddresses';
import { validNif } from '../../support/nifs';
import { renderApp } from '../../support/renderApp';

/** The user who signs in in these tests. */
export const operator = 'operador@netatlantico.example.pt';
/** A tax number that the demo data does not use. */
export const freeNif = validNif(7_654_321);

export const submitButton = () => screen.findByRole('button', { name: 'Submeter Pedido' });
export const textbox = (name: string) => screen.getByRole('textbox', { name });
export const citizenAddress = () => within(screen.getByRole('group', { name: 'Morada fiscal' }));
export const searchButton = () => citizenAddress().getByRole('button', { name: 'Pesquisar morada' });
export const studentAddress = () =>
  within(screen.getByRole('group', { name: 'Morada de residência do estudante' }));
export const studentSwitch = () =>
  screen.getByRole('switch', { name: 'Tarifa social para estudante universitário deslocado' });
export const consentBox = () => screen.getByRole('checkbox', { name: /^O cidadão foi informado/ });
export const documentsBox = () =>
  screen.getByRole('checkbox', { name: 'O cidadão entregou documentos comprovativos.' });
export const socialSecurityFiles = () =>
  screen.getByLabelText('Comprovativos da Segurança Social (necessidades sociais especiais)');
export const taxFiles = () =>
  screen.getByLabelText('Comprovativos da Autoridade Tributária (baixos rendimentos)');

/** Opens the empty request form as the operator. */
export const openForm = async () => {
  const app = await renderApp('/form', { as: operator });
  await submitButton();
  return app;
};

type Group = ReturnType<typeof within>;

/** Returns the text of a part of an address that can't be edited. */
export const fixedPart = (group: Group, name: string) =>
  group.getByText(name, { selector: 'dt' }).nextElementSibling;

/** Fills a field in one go: typing would validate after every key, which is slow here. */
export const fill = async (user: UserEvent, field: HTMLElement, text: string) => {
  await user.click(field);
  await user.paste(text);
};

/** Fills both parts of a postal code, replacing what was there. */
export const typePostalCode = async (user: UserEvent, group: Group, { cp4, cp3 }: PostalCode) => {
  const parts = { 'Código postal (4 dígitos)': cp4, 'Código postal (3 dígitos)': cp3 };
  for (const [name, digits] of Object.entries(parts)) {
    await user.clear(group.getByRole('textbox', { name }));
    await fill(user, group.getByRole('textbox', { name }), digits);
  }
};

/** Opens the address list of the postal code in the group. */
export const openAddressList = async (user: UserEvent, group: Group) => {
  await user.click(group.getByRole('button', { name: 'Pesquisar morada' }));
  return within(await screen.findByRole('dialog', { name: 'Lista de Moradas' }));
};

/** Fills a postal code and chooses an address of its list: the one that `row` names, or else the first. */
export const chooseAddress = async (
  user: UserEvent,
  group: Group,
  code: PostalCode = exampleCodes.many[0],
  row?: RegExp,
) => {
  await typePostalCode(user, group, code);
  const dialog = await openAddressList(user, group);
  await dialog.findAllByRole('radio');
  if (row) await user.click(dialog.getByRole('radio', { name: row }));
  await user.click(dialog.getByRole('button', { name: 'Confirmar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await group.findByRole('textbox', { name: 'Arruamento' });
};

/** Fills every field that an ordinary request needs. */
export const fillCitizen = async (user: UserEvent) => {
  await submitButton();
  // The e-mail of the previous request is remembered.
  await user.clear(textbox('E-mail do prestador'));
  await fill(user, textbox('E-mail do prestador'), 'tsi@netatlantico.example.pt');
  await fill(user, textbox('Nome completo'), 'Maria dos Santos Ferreira');
  await fill(user, textbox('NIF'), freeNif);
  await chooseAddress(user, citizenAddress(), exampleCodes.many[0], / - De 1 a /);
};
