import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shortcuts } from '../../../src/kit/keys/shortcuts';
import { renderList } from './renderList';

const hear = (event: KeyboardEvent) => shortcuts.press(event, false);
beforeEach(() => window.addEventListener('keydown', hear));
afterEach(() => window.removeEventListener('keydown', hear));

const link = (name: string) => screen.findByRole('link', { name });

describe('the rows of a list', () => {
  it('the first opens by J, wherever the focus is outside of a field', async () => {
    const { user } = renderList();
    await link('Coisa 1');
    await user.type(screen.getByRole('textbox', { name: 'Nome' }), 'j');
    expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('j');
    screen.getByRole('button', { name: 'Pesquisar' }).focus();
    await user.keyboard('j');
    expect(await screen.findByRole('heading', { name: 'Outra página' })).toBeVisible();
  });

  it('are walked through by arrows, J and K, with one stop for Tab each, and opened by Enter', async () => {
    const { user } = renderList();
    await link('Coisa 1');
    await user.click(screen.getByRole('button', { name: 'Saltar para a lista' }));
    expect(await link('Coisa 1')).toHaveFocus();
    await user.keyboard('{ArrowDown}j{ArrowDown}');
    expect(await link('Coisa 4')).toHaveFocus();
    await user.keyboard('k{ArrowUp}');
    expect(await link('Coisa 2')).toHaveFocus();
    await user.tab();
    const row = within(screen.getByRole('row', { name: /Coisa 2/ }));
    expect(row.getByRole('link', { name: 'Detalhe' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('row', { name: /Coisa 3/ })).toContainElement(
      document.activeElement as HTMLElement,
    );
    await user.keyboard('k');
    expect(await link('Coisa 2')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Outra página' })).toBeVisible();
  });

  it('open by a click on any text of theirs, and their links lead where Detalhe does', async () => {
    const { user } = renderList();
    expect(await link('Coisa 3')).toHaveAttribute('href', '/things/3/details');
    const row = within(screen.getByRole('row', { name: /Coisa 3/ }));
    await user.click(row.getByRole('cell', { name: '01-07-2026 13:30' }));
    expect(await screen.findByRole('heading', { name: 'Outra página' })).toBeVisible();
  });
});
