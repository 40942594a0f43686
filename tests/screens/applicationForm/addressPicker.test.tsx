import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { exampleCodes } from '../../../server/seed/addresses/generateAddresses';
import { errorSummary } from '../../support/errorSummary';
import {
  chooseAddress,
  citizenAddress,
  fill,
  fixedPart,
  openAddressList,
  searchButton,
  studentSwitch,
  submitButton,
  textbox,
  typePostalCode,
} from './fillRequest';
import { openFormAlone } from './openFormAlone';

const [many] = exampleCodes.many;

describe('2.3 the address of a request', () => {
  it('can be searched once both parts of the postal code are there', async () => {
    const { user } = openFormAlone();
    expect(searchButton()).toBeDisabled();
    await user.type(citizenAddress().getByRole('textbox', { name: /4 dígitos/ }), '10a00');
    expect(citizenAddress().getByRole('textbox', { name: /4 dígitos/ })).toHaveValue('1000');
    await user.type(citizenAddress().getByRole('textbox', { name: /3 dígitos/ }), '20');
    expect(searchButton()).toBeDisabled();
    await user.tab();
    expect(await screen.findByText('Código postal inválido')).toBeVisible();
    await user.type(citizenAddress().getByRole('textbox', { name: /3 dígitos/ }), '5');
    expect(searchButton()).toBeEnabled();
    await waitFor(() => expect(screen.queryByText('Código postal inválido')).not.toBeInTheDocument());
  });

  it('accepts a whole postal code pasted into one part', async () => {
    const { user } = openFormAlone();
    await user.click(citizenAddress().getByRole('textbox', { name: /4 dígitos/ }));
    await user.paste(`${many.cp4}-${many.cp3}`);
    expect(citizenAddress().getByRole('textbox', { name: /4 dígitos/ })).toHaveValue(many.cp4);
    expect(citizenAddress().getByRole('textbox', { name: /3 dígitos/ })).toHaveValue(many.cp3);
    expect(searchButton()).toBeEnabled();
  });

  it('5 must be chosen: the message is tied to the button and the submit is blocked', async () => {
    const { user, submit } = openFormAlone();
    await typePostalCode(user, citizenAddress(), many);
    await user.tab();
    await waitFor(() => expect(searchButton()).toHaveAccessibleDescription('Ação obrigatória.'));
    await fill(user, textbox('E-mail do prestador'), 'tsi@netatlantico.example.pt');
    await fill(user, textbox('Nome completo'), 'Maria');
    await fill(user, textbox('NIF'), '123456789');
    await user.click(await submitButton());
    const summary = await errorSummary(1);
    await user.click(summary.getByRole('link', { name: 'Morada fiscal: Pesquisar morada' }));
    expect(searchButton()).toHaveFocus();
    expect(submit).not.toHaveBeenCalled();
  });

  it('has editable parts, and parts that are text and no stops of the keyboard', async () => {
    const { user } = openFormAlone();
    await chooseAddress(user, citizenAddress());
    for (const name of ['Arruamento', 'N.º de porta', 'Andar', 'Lado/Letra']) {
      expect(textbox(name)).not.toHaveAttribute('readonly');
    }
    for (const name of ['Designação postal', 'Localidade', 'Freguesia', 'Concelho', 'Distrito']) {
      expect(citizenAddress().queryByRole('textbox', { name })).toBeNull();
      expect(fixedPart(citizenAddress(), name)).not.toHaveTextContent(/^—?$/);
    }
    for (const name of ['Andar', 'Lado/Letra']) {
      await user.tab();
      expect(textbox(name)).toHaveFocus();
    }
    await user.tab();
    expect(studentSwitch()).toHaveFocus();
    expect(textbox('Arruamento')).toHaveAttribute('maxlength', '200');
    expect(textbox('Andar')).toHaveAttribute('maxlength', '50');
  });

  it('4 empties door, floor and side when the list is confirmed again', async () => {
    const { user } = openFormAlone();
    await chooseAddress(user, citizenAddress());
    const typed = ['N.º de porta', 'Andar', 'Lado/Letra'];
    for (const name of typed) await fill(user, textbox(name), '1');
    const dialog = await openAddressList(user, citizenAddress());
    await user.click(await dialog.findByRole('button', { name: 'Confirmar' }));
    for (const name of typed) await waitFor(() => expect(textbox(name)).toHaveValue(''));
  });

  it('4 stays with all its parts when a full part is given one more key', async () => {
    const { user } = openFormAlone();
    await chooseAddress(user, citizenAddress());
    const typed = ['N.º de porta', 'Andar', 'Lado/Letra'];
    for (const name of typed) await fill(user, textbox(name), '1');
    const street = textbox('Arruamento').getAttribute('value');
    for (const [digits, key] of [
      ['4', '9'],
      ['4', 'a'],
      ['3', '9'],
      ['3', '-'],
    ] as const) {
      await user.type(citizenAddress().getByRole('textbox', { name: new RegExp(`${digits} dígitos`) }), key);
      await user.paste(`${many.cp4}-${many.cp3}`);
      expect(textbox('Arruamento'), `${key} in ${digits} digits`).toHaveValue(street);
      for (const name of typed) expect(textbox(name), `${key} in ${digits} digits`).toHaveValue('1');
    }
  });

  it.each(['4', '3'])('4 is forgotten when the part of %s digits changes', async (digits) => {
    const { user } = openFormAlone();
    await chooseAddress(user, citizenAddress());
    const part = citizenAddress().getByRole('textbox', { name: new RegExp(`${digits} dígitos`) });
    await user.type(part, '{Backspace}');
    await waitFor(() =>
      expect(screen.queryByRole('textbox', { name: 'Arruamento' })).not.toBeInTheDocument(),
    );
    await user.type(part, '1');
    await user.click(await submitButton());
    await waitFor(() => expect(searchButton()).toHaveAccessibleDescription('Ação obrigatória.'));
  });
});

describe('an address that needs no list', () => {
  const [one] = exampleCodes.one;
  const onlyOne = /^Só existe uma morada com este código postal/;

  it('is chosen by itself where the postal code has one only, and forgotten with the code', async () => {
    const { user } = openFormAlone();
    await typePostalCode(user, citizenAddress(), one);
    expect(await citizenAddress().findByRole('textbox', { name: 'Arruamento' })).not.toHaveValue('');
    expect(screen.getByText(onlyOne)).toBeVisible();
    expect(citizenAddress().getByRole('textbox', { name: /3 dígitos/ })).toHaveFocus();
    await user.keyboard('{Backspace}');
    await waitFor(() => expect(screen.queryByText(onlyOne)).not.toBeInTheDocument());
    expect(screen.queryByRole('textbox', { name: 'Arruamento' })).not.toBeInTheDocument();
  });

  it('is not chosen where the code has several', async () => {
    const { user, getList } = openFormAlone();
    await typePostalCode(user, citizenAddress(), many);
    await waitFor(() => expect(getList).toHaveBeenCalledOnce());
    await getList.mock.results[0]?.value;
    expect(screen.queryByRole('textbox', { name: 'Arruamento' })).not.toBeInTheDocument();
  });
});
