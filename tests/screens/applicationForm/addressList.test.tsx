import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { exampleCodes, manyRows } from '../../../server/seed/addresses/generateAddresses';
import { network } from '../../support/network';
import {
  chooseAddress,
  citizenAddress,
  openAddressList,
  openForm,
  searchButton,
  textbox,
  typePostalCode,
} from './fillRequest';
import { openFormAlone } from './openFormAlone';

const [many] = exampleCodes.many;

describe('2.4 the address list', () => {
  it('shows the postal code and its rows, the first one chosen; a click on a row chooses it', async () => {
    const { user } = openFormAlone();
    await typePostalCode(user, citizenAddress(), many);
    const dialog = await openAddressList(user, citizenAddress());
    const radios = await dialog.findAllByRole('radio');
    expect(dialog.getByText(`Código postal ${many.cp4}-${many.cp3}`)).toBeVisible();
    expect(radios).toHaveLength(manyRows);
    expect(radios[0]).toBeChecked();
    expect(dialog.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Seleção',
      'Distrito',
      'Concelho',
      'Localidade',
      'Arruamento',
      'Localidade postal',
    ]);
    const second = dialog.getAllByRole('row')[2];
    if (!second) throw new Error('No second row');
    const street = within(second).getAllByRole('cell')[4]?.textContent;
    await user.click(second);
    expect(radios[1]).toBeChecked();
    expect(radios[0]).not.toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'Confirmar' }));
    await waitFor(() => expect(textbox('Arruamento')).toHaveValue(street));
    expect(textbox('N.º de porta')).toHaveFocus();
  });

  it('is answered by Enter, Ctrl+Enter or a double click on a row', async () => {
    const { user, requests } = await openForm();
    await typePostalCode(user, citizenAddress(), many);
    // The list opens with the row that was chosen last.
    for (const [how, place, answer] of [
      ['Enter', 2, () => user.keyboard('{ArrowDown}{Enter}')],
      ['Ctrl+Enter', 3, () => user.keyboard('{ArrowDown}{Control>}{Enter}{/Control}')],
      ['a double click', 1, (row: HTMLElement) => user.dblClick(row)],
    ] as const) {
      const dialog = await openAddressList(user, citizenAddress());
      const row = (await dialog.findAllByRole('row'))[place];
      if (!row) throw new Error('No such row');
      const street = within(row).getAllByRole('cell')[4]?.textContent;
      await answer(row);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(textbox('Arruamento'), how).toHaveValue(street);
      await waitFor(() => expect(textbox('N.º de porta'), how).toHaveFocus());
      // The key neither submits the form nor goes into the field.
      expect(textbox('N.º de porta'), how).toHaveValue('');
      expect(screen.queryByText(/campos? por corrigir/), how).toBeNull();
    }
    expect(requests.some(({ path }) => path === '/api/Application/submit')).toBe(false);
  });

  it('left without a choice gives the focus back to its button', async () => {
    const { user } = openFormAlone();
    await chooseAddress(user, citizenAddress());
    await openAddressList(user, citizenAddress());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(searchButton()).toHaveFocus();
  });

  it('opened again begins with the address that is chosen', async () => {
    const { user } = openFormAlone();
    await chooseAddress(user, citizenAddress());
    const first = await openAddressList(user, citizenAddress());
    const rows = await first.findAllByRole('radio');
    await user.click(rows[2] ?? document.body);
    await user.click(first.getByRole('button', { name: 'Confirmar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const again = await openAddressList(user, citizenAddress());
    const radios = await again.findAllByRole('radio');
    expect(radios[2]).toBeChecked();
    expect(radios[2]).toHaveFocus();
    expect(radios[0]).not.toBeChecked();
  });

  it('says so when there is nothing, and nothing can be confirmed', async () => {
    const { user } = openFormAlone();
    await typePostalCode(user, citizenAddress(), exampleCodes.none[0]);
    const dialog = await openAddressList(user, citizenAddress());
    expect(await dialog.findByText('Não foram encontrados resultados')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Confirmar' })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('8 fails without a toast, does not pretend that there is nothing, and tries again', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = await openForm();
    let isDown = true;
    network.use(
      http.get('*/api/Address/search', () =>
        isDown ? HttpResponse.json({ message: 'x' }, { status: 500 }) : undefined,
      ),
    );
    await typePostalCode(user, citizenAddress(), many);
    const dialog = await openAddressList(user, citizenAddress());
    const retry = await dialog.findByRole('button', { name: 'Tentar novamente' });
    isDown = false;
    await user.click(retry);
    expect(await dialog.findAllByRole('radio')).toHaveLength(manyRows);
    expect(dialog.queryByText('Não foram encontrados resultados')).not.toBeInTheDocument();
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
  });
});

describe('a long address list', () => {
  it('is narrowed by typing the street, whatever has the focus; Enter takes what is chosen', async () => {
    const { user } = openFormAlone();
    await typePostalCode(user, citizenAddress(), many);
    const dialog = await openAddressList(user, citizenAddress());
    const radios = await dialog.findAllByRole('radio');
    const last = radios.at(-1)?.getAttribute('aria-label') ?? '';
    const [, , , street = ''] = last.split(', ');
    expect(radios[0]).toHaveFocus();
    await user.keyboard(street.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase());
    expect(dialog.getByRole('searchbox', { name: 'Procurar arruamento' })).toHaveFocus();
    const found = dialog.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'));
    expect(found).toContain(last);
    expect(found.every((name) => name?.includes(street))).toBe(true);
    await user.keyboard(' zzz');
    expect(dialog.getByText('Não foram encontrados resultados')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Confirmar' })).toBeDisabled();
    await user.keyboard('{Backspace>4}');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(textbox('Arruamento')).toHaveValue(found[0]?.split(', ')[3]));
    expect(textbox('N.º de porta')).toHaveFocus();
  });
});
