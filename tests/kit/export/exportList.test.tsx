import { screen, waitFor } from '@testing-library/react';
import type { GetListParams } from 'ra-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { read, utils } from 'xlsx';
import { defineRecordResource } from '../../../src/kit/record/defineRecordResource';
import { blobBytes } from '../../support/blobBytes';
import { savedFiles } from '../../support/savedFiles';
import { openResource } from '../record/openResource';

const things = defineRecordResource({
  name: 'things',
  path: '/things',
  position: 1,
  fields: [
    { source: 'name', label: 'Nome', kind: 'text', sortable: true },
    { source: 'code', label: 'Código', kind: 'digits' },
    { source: 'price', label: 'Preço', kind: 'money' },
    { source: 'seenOn', label: 'Visto em', kind: 'moment' },
    { source: 'colourId', label: 'Cor', kind: 'lookup', lookup: { resource: 'colours', text: 'name' } },
    { source: 'story', label: 'Relato', kind: 'longText', maxLength: 500 },
    { source: 'note', label: 'Nota', kind: 'text' },
    { source: 'actions', label: 'Ações', kind: 'custom', cell: () => 'Apagar' },
  ],
  search: ['name'],
  columns: ['name', 'code', 'price', 'seenOn', 'colourId', 'actions'],
  exports: { pageSize: 2 },
});

const rows = [
  {
    id: 1,
    name: '=HYPERLINK("x")',
    code: '007',
    price: 12.5,
    seenOn: '2026-07-01T12:30:00Z',
    colourId: 2,
    story: 'Um\ndois',
  },
  { id: 2, name: 'Duas; "coisas"', code: null, price: null, seenOn: null, colourId: null },
  { id: 3, name: '@três', code: '\n+3', price: -1, seenOn: '2026-01-01T00:00:00Z', colourId: 1 },
];
const colours = [
  { id: 1, name: 'Azul' },
  { id: 2, name: 'Verde' },
];

const saved = savedFiles();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T23:30:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Opens the list, hides a column if one is named, and starts its export; the server responds with `getList`. */
const open = async (getList: (params: GetListParams) => Promise<unknown> = pageOf, hidden?: string) => {
  const asked: GetListParams[] = [];
  const user = openResource('/things', things, {
    data: {
      getList: (async (_: string, params: GetListParams) => {
        asked.push(params);
        return getList(params);
      }) as never,
      getMany: async (_, { ids }) => ({
        data: colours.filter(({ id }) => ids.map(Number).includes(id)) as unknown as never[],
      }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Nome' }));
  if (hidden) {
    await user.click(screen.getByRole('button', { name: 'Colunas' }));
    await user.click(await screen.findByRole('checkbox', { name: hidden }));
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(screen.queryByRole('columnheader', { name: hidden })).not.toBeInTheDocument();
  }
  await user.click(await screen.findByRole('button', { name: 'Exportar' }));
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return { asked, press };
};
const pageOf = async ({ pagination: { page, perPage } = { page: 1, perPage: 10 } }: GetListParams) => ({
  data: rows.slice((page - 1) * perPage, page * perPage),
  total: rows.length,
});

describe('a list that is exported', () => {
  it('as .csv has every page in the order of the list, each text harmless, and is named after list and day', async () => {
    const { asked, press } = await open();
    await press('CSV (.csv)');
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]?.name).toBe('resources-things-list-title-2026-11-22.csv');
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(
      await blobBytes(saved()[0]?.content as Blob),
    );
    expect(text.replaceAll('\u00a0', ' ').split('\r\n')).toEqual([
      '\ufeffNome;Código;Preço;Visto em;Cor;Relato',
      `"'=HYPERLINK(""x"")";007;12,50;01-07-2026 13:30;Verde;"Um\ndois"`,
      '"Duas; ""coisas""";;;;;',
      '\'@três;"\'\n+3";-1,00;01-01-2026 00:00;Azul;',
      '',
    ]);
    const pages = asked
      .slice(-2)
      .map(({ pagination, sort }) => [pagination?.page, pagination?.perPage, sort?.field]);
    expect(pages).toEqual([
      [1, 2, 'name'],
      [2, 2, 'name'],
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('has the columns that are shown, and none that is hidden', async () => {
    const { press } = await open(pageOf, 'Código');
    await press('CSV (.csv)');
    await waitFor(() => expect(saved()).toHaveLength(1));
    const text = new TextDecoder().decode(await blobBytes(saved()[0]?.content as Blob));
    expect(text).toMatch(/^Nome;Preço;Visto em;Cor;Relato\r\n/);
    expect(text).not.toContain('007');
  });

  it('as .xlsx keeps numbers, amounts and moments as such and digits as text', async () => {
    const { press } = await open();
    await press('Excel (.xlsx)');
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]?.name).toMatch(/\.xlsx$/);
    const book = read(await blobBytes(saved()[0]?.content as Blob), { cellDates: false });
    const [name = ''] = book.SheetNames;
    const sheet = book.Sheets[name] ?? {};
    expect(utils.sheet_to_json(sheet, { header: 1, raw: false, defval: '' })).toEqual([
      ['Nome', 'Código', 'Preço', 'Visto em', 'Cor', 'Relato'],
      ['=HYPERLINK("x")', '007', '12.50 €', '01-07-2026 13:30', 'Verde', 'Um\ndois'],
      ['Duas; "coisas"', '', '', '', '', ''],
      ['@três', '\n+3', '-1.00 €', '01-01-2026 00:00', 'Azul', ''],
    ]);
    expect(sheet.A2).toMatchObject({ t: 's' });
    expect(sheet.A2?.f).toBeUndefined();
    expect(sheet.C2).toMatchObject({ t: 'n', v: 12.5 });
  });

  it('tells how far it is and can be given up; nothing is saved then', async () => {
    let signal: AbortSignal | undefined;
    const { press } = await open(async (params) => {
      const { pagination } = params;
      if (pagination?.perPage !== 2 || pagination.page === 1) return pageOf(params);
      signal = params.signal;
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal?.reason)));
    });
    await press('CSV (.csv)');
    await waitFor(() => expect(screen.getByRole('progressbar')).toHaveAttribute('value', '67'));
    await press('Cancelar');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(signal?.aborted).toBe(true);
    expect(saved()).toEqual([]);
  });

  it('stays open after a failure, so that it can be tried again', async () => {
    let isDown = true;
    const { press } = await open(async (params) => {
      if (isDown && params.pagination?.perPage === 2) throw new Error('down');
      return pageOf(params);
    });
    await press('CSV (.csv)');
    await screen.findByRole('button', { name: 'CSV (.csv)' });
    expect(saved()).toEqual([]);
    isDown = false;
    await press('CSV (.csv)');
    await waitFor(() => expect(saved()).toHaveLength(1));
  });
});
