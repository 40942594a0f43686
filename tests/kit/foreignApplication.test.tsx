import { readFileSync } from 'node:fs';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ForeignApplication } from '../support/ForeignApplication';

const source = readFileSync('tests/support/ForeignApplication.tsx', 'utf8');

const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);
/** Waits for a screen's title, and expects every text of the screen to be one: without one, its dotted key is shown. */
const title = async (name: string) => {
  await screen.findByRole('heading', { level: 1, name });
  const names = [...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((element) =>
    ['aria-label', 'title', 'placeholder'].map((attribute) => element.getAttribute(attribute) ?? ''),
  );
  expect([document.body.textContent, ...names].join(' ')).not.toMatch(/\b[a-z]\w*\.[a-z]\w*/);
};
const textbox = (name: string) => screen.findByRole('textbox', { name: new RegExp(name) });
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));

describe('an application of another house on src/kit and src/ui', () => {
  // The import rules check what src/kit and src/ui import in turn.
  it('takes packages, src/kit and src/ui, and nothing else', () => {
    const imported = [...source.matchAll(/\b(?:from|import)\s*\(?\s*'([^']+)'/g)].map(
      ([, path = '']) => path,
    );
    const own = imported.filter((path) => path.startsWith('.'));
    expect(own).not.toEqual([]);
    expect(own.filter((path) => !/^\.\.\/\.\.\/src\/(kit|ui)\//.test(path))).toEqual([]);
  });

  it('has a colour of its own', () =>
    expect(document.documentElement.style.getPropertyValue('--primary')).toBe('#5b2a86'));

  it('lists, creates, shows, changes and finds, in its own words', async () => {
    window.history.replaceState(null, '', '/books');
    const user = userEvent.setup({ delay: null });
    render(<ForeignApplication />);
    await title('Livros');
    expect(document.title).toBe('Livros · Estante');
    expect(await rows()).toHaveLength(1);
    expect(await screen.findByRole('cell', { name: 'Os Maias' })).toBeVisible();

    await user.click(screen.getByRole('link', { name: 'Adicionar' }));
    await title('Juntar um livro');
    await press(user, 'Salvar');
    expect(await screen.findByText('Há 1 campo por corrigir')).toBeVisible();
    await user.type(await textbox('Título'), 'A Sibila');
    await user.type(await textbox('Páginas'), '310');
    await press(user, 'Salvar');
    expect(await screen.findByText('O livro está na estante.')).toBeVisible();
    await title('A Sibila');

    await user.click(screen.getByRole('link', { name: 'Editar' }));
    await title('Alterar A Sibila');
    await user.clear(await textbox('Páginas'));
    await user.type(await textbox('Páginas'), '312');
    await user.click(screen.getByRole('link', { name: 'Livros' }));
    await user.click(await screen.findByRole('button', { name: 'Não' }));
    await press(user, 'Salvar');
    expect(await screen.findByText('O livro foi alterado.')).toBeVisible();
    await title('A Sibila');

    await press(user, 'Voltar');
    await title('Livros');
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    await user.type(await textbox('Título'), 'Sibila');
    await press(user, 'Procurar na estante');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(screen.getByRole('cell', { name: '312' })).toBeVisible();
  });
});
