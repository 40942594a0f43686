import { screen, waitFor } from '@testing-library/react';
import { memoryStore } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { renderList } from './renderList';

const found = () => screen.findByRole('table', { name: 'Coisas encontradas' });
const textbox = (name: string) => screen.getByRole('textbox', { name });

/** Searches for Ana, goes to page 2 and leaves by the link that `leave` names. */
const searchAndLeave = async (leave: 'Detalhe' | 'Outro lado') => {
  const list = renderList();
  const { user, asked } = list;
  await found();
  await user.type(textbox('Nome'), 'Ana{Enter}');
  await waitFor(() => expect(asked).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Página 2' }));
  await screen.findByText('11-20 de 45 resultados');
  const [link] = screen.getAllByRole('link', { name: leave });
  await user.click(link as HTMLElement);
  await screen.findByRole('heading', { name: 'Outra página' });
  return list;
};

describe('2.5 saved search', () => {
  it('is restored with its page on return from a detail', async () => {
    const { user, asked } = await searchAndLeave('Detalhe');
    await user.click(screen.getByRole('link', { name: 'Lista' }));
    expect(await screen.findByText('11-20 de 45 resultados')).toBeVisible();
    expect(textbox('Nome')).toHaveValue('Ana');
    expect(asked.at(-1)).toMatchObject({ filter: { name: 'Ana' }, pagination: { page: 2, perPage: 10 } });
  });

  it('is cleared on return from anywhere else', async () => {
    const { user, asked } = await searchAndLeave('Outro lado');
    await user.click(screen.getByRole('link', { name: 'Lista' }));
    expect(await screen.findByText('1-10 de 45 resultados')).toBeVisible();
    expect(textbox('Nome')).toHaveValue('');
    expect(asked.at(-1)).toMatchObject({ filter: {}, pagination: { page: 1 } });
  });

  it('is gone for good once it was cleared, even on return from a detail', async () => {
    const { user } = await searchAndLeave('Outro lado');
    await user.click(screen.getByRole('link', { name: 'Lista' }));
    await found();
    const [link] = screen.getAllByRole('link', { name: 'Detalhe' });
    await user.click(link as HTMLElement);
    await user.click(screen.getByRole('link', { name: 'Lista' }));
    await found();
    expect(textbox('Nome')).toHaveValue('');
  });

  it('is restored without a filter that an earlier version of the list had', async () => {
    const kept = { filter: { name: 'Ana', abandoned: 'red' }, page: 1, perPage: 10 };
    const list = renderList({ at: '/things/11/details', store: memoryStore({ 'search./things': kept }) });
    await list.user.click(screen.getByRole('link', { name: 'Lista' }));
    await found();
    expect(textbox('Nome')).toHaveValue('Ana');
    expect(list.asked.at(-1)?.filter).toEqual({ name: 'Ana' });
  });

  it('survives a reload of the detail, being kept in the store', async () => {
    const { store, unmount } = await searchAndLeave('Detalhe');
    const kept = structuredClone(store.listItems?.() ?? {});
    unmount();
    const { user } = renderList({ at: '/things/11/details', store: memoryStore(kept) });
    await user.click(screen.getByRole('link', { name: 'Lista' }));
    expect(await screen.findByText('11-20 de 45 resultados')).toBeVisible();
    expect(textbox('Nome')).toHaveValue('Ana');
  });

  it('keeps the page size', async () => {
    const { user } = renderList({ total: 120 });
    await found();
    await user.click(screen.getByRole('combobox', { name: 'Resultados por página' }));
    await user.click(screen.getByRole('option', { name: '50' }));
    await screen.findByText('1-50 de 120 resultados');
    await user.click(screen.getAllByRole('link', { name: 'Detalhe' })[0] as HTMLElement);
    await user.click(screen.getByRole('link', { name: 'Lista' }));
    expect(await screen.findByText('1-50 de 120 resultados')).toBeVisible();
  });
});
