import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { GetListParams, RaRecord } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { TextInput } from '../../../src/kit/inputs/TextInput';
import type { InputProps } from '../../../src/kit/inputs/useFieldProps';
import { defineRecordResource } from '../../../src/kit/record/defineRecordResource';
import { openResource } from '../record/openResource';

const Twice = (props: InputProps) => <TextInput {...props} maxLength={3} />;

/** A resource with a field of each kind. */
const things = defineRecordResource({
  name: 'things',
  path: '/things',
  position: 1,
  fields: [
    { source: 'name', label: 'Nome', kind: 'text', maxLength: 50, required: true },
    { source: 'story', label: 'História', kind: 'longText', maxLength: 200 },
    { source: 'email', label: 'E-mail', kind: 'email', maxLength: 50 },
    { source: 'code', label: 'Código', kind: 'digits', maxLength: 9 },
    { source: 'order', label: 'Ordem', kind: 'number', min: 0, max: 99 },
    { source: 'price', label: 'Preço', kind: 'money', min: 0 },
    { source: 'day', label: 'Dia', kind: 'date' },
    { source: 'seenOn', label: 'Visto em', kind: 'moment' },
    { source: 'isGood', label: 'Bom', kind: 'yesNo' },
    { source: 'size', label: 'Tamanho', kind: 'choice', choices: { s: 'Pequeno', l: 'Grande' } },
    { source: 'colourId', label: 'Cor', kind: 'lookup', lookup: { resource: 'colours', text: 'name' } },
    { source: 'proof', label: 'Prova', kind: 'file', maxBytes: 10, accept: '.txt' },
    { source: 'own', label: 'Próprio', kind: 'custom', Input: Twice },
    { source: 'madeOn', label: 'Feito em', kind: 'moment', readOnly: true },
  ],
  search: ['name', 'email', 'order', 'price', 'day', 'seenOn', 'size', 'colourId'],
  columns: ['name', 'code', 'price', 'day', 'seenOn', 'isGood', 'size', 'colourId', 'proof', 'own'],
});

const thing = {
  id: 7,
  name: 'Sete',
  story: 'Era uma vez',
  email: 'sete@example.pt',
  code: '000000007',
  order: 0,
  price: 1234.5,
  day: '2026-03-09',
  seenOn: '2026-07-01T12:30:00Z',
  isGood: false,
  size: 'l',
  colourId: 2,
  proof: { filename: 'prova.txt' },
  own: 'abc',
  madeOn: '2026-01-01T00:00:00Z',
};
const colours = [
  { id: 1, name: 'Azul' },
  { id: 2, name: 'Verde' },
];

const open = (path: string, allowed?: readonly string[]) => {
  const asked: GetListParams[] = [];
  const sent = vi.fn();
  const save = async (_: string, { data }: { data: unknown }) => {
    sent(data);
    return { data: { ...(data as object), id: 7 } as never };
  };
  const user = openResource(path, things, {
    allowed,
    data: {
      getList: async (resource, params) => {
        if (resource === 'colours') return { data: colours as never[], total: 2 };
        asked.push(params);
        return { data: [thing] as never[], total: 1 };
      },
      getMany: async (_, { ids }) => ({
        data: colours.filter(({ id }) => ids.map(Number).includes(id)) as unknown as never[],
      }),
      getOne: async () => ({ data: thing as never }),
      create: save as never,
      update: save as never,
    },
  });
  return { user, asked, sent };
};

const textbox = (name: string) => screen.findByRole('textbox', { name });
const choose = async (user: ReturnType<typeof open>['user'], name: string, choice: string) => {
  await user.click(await screen.findByRole('combobox', { name }));
  await user.click(await screen.findByRole('option', { name: choice }));
};

describe('each kind of field', () => {
  it('has a cell of its own', async () => {
    open('/things');
    const row = await screen.findByRole('row', { name: /Sete/ });
    await within(row).findByText('Verde');
    const cells = within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent?.replaceAll('\u00a0', ' '));
    expect(cells.slice(0, -1)).toEqual([
      'Sete',
      '000000007',
      '1 234,50 €',
      '09-03-2026',
      '01-07-2026 13:30',
      'Não',
      'Grande',
      'Verde',
      'prova.txt',
      'abc',
    ]);
  });

  it('is aligned on the right if it is a number or an amount, and so is its heading; digits are not', async () => {
    open('/things');
    const row = await screen.findByRole('row', { name: /Sete/ });
    const figures = (role: 'cell' | 'columnheader', part: HTMLElement) =>
      within(part)
        .getAllByRole(role)
        .flatMap(({ classList }, column) => (classList.contains('figure') ? [column] : []));
    expect(figures('cell', row)).toEqual([2]);
    expect(figures('columnheader', screen.getByRole('table'))).toEqual([2]);
  });

  it('has a filter of its own; a day, a moment and an amount have two', async () => {
    const { user, asked } = open('/things');
    await user.type(await textbox('Nome'), ' Ana ');
    await user.type(await textbox('E-mail'), 'ana@');
    await user.type(await textbox('Ordem'), '1a2');
    await user.type(await textbox('Preço (desde)'), '12,5');
    await user.type(await textbox('Dia (até)'), '09/03/2026');
    await user.type(await textbox('Visto em (desde)'), '01/02/2026');
    await choose(user, 'Tamanho', 'Pequeno');
    await choose(user, 'Cor', 'Azul');
    await user.click(screen.getByRole('button', { name: 'Pesquisar' }));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]?.filter).toEqual({
      name: 'Ana',
      email: 'ana@',
      order: 12,
      price_gte: 12.5,
      day_lte: '2026-03-09',
      seenOn_gte: '2026-02-01',
      size: 's',
      colourId: 1,
    });
  });

  it('has an input of its own, and is sent as its kind is kept', async () => {
    const { user, sent } = open('/things/create');
    await user.type(await textbox('Nome'), '  Oito ');
    await user.type(await textbox('História'), 'Era');
    await user.type(await textbox('E-mail'), ' oito@example.pt ');
    await user.type(await textbox('Código'), '12-3');
    await user.type(await textbox('Ordem'), '0');
    await user.type(await textbox('Preço'), '1234,5');
    await user.type(await textbox('Dia'), '09032026');
    fireEvent.change(screen.getByLabelText('Visto em'), { target: { value: '2026-07-01T13:30' } });
    await choose(user, 'Bom', 'Não');
    await choose(user, 'Tamanho', 'Grande');
    await choose(user, 'Cor', 'Verde');
    await user.upload(await screen.findByLabelText(/Prova/), new File(['prova'], 'prova.txt'));
    await user.type(await textbox('Próprio'), 'abcd');
    expect(screen.queryByText('Feito em')).not.toBeInTheDocument();
    await screen.findByText('prova.txt');
    await user.click(screen.getByRole('button', { name: 'Gravar' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    expect(sent.mock.calls[0]?.[0]).toEqual({
      name: 'Oito',
      story: 'Era',
      email: 'oito@example.pt',
      code: '123',
      order: 0,
      price: 1234.5,
      day: '2026-03-09',
      seenOn: '2026-07-01T12:30:00.000Z',
      isGood: false,
      size: 'l',
      colourId: 2,
      proof: { filename: 'prova.txt', file: 'data:application/octet-stream;base64,cHJvdmE=' },
      own: 'abc',
    });
  });

  it('sends null for what is empty, and nothing of what the server fills in', async () => {
    const { user, sent } = open('/things/7/edit');
    await waitFor(async () => expect(await textbox('Nome')).toHaveValue('Sete'));
    expect(await textbox('Preço')).toHaveValue('1234,50');
    expect(screen.getByLabelText('Visto em')).toHaveValue('2026-07-01T13:30');
    expect(screen.getByText('01-01-2026 00:00')).toBeVisible();
    for (const name of ['História', 'E-mail', 'Código', 'Ordem', 'Preço', 'Dia'])
      await user.clear(await textbox(name));
    await user.click(screen.getByRole('button', { name: 'Gravar' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    const { madeOn, ...kept } = thing;
    expect(sent.mock.calls[0]?.[0]).toEqual({
      ...kept,
      story: null,
      email: null,
      code: null,
      order: null,
      price: null,
      day: null,
    } satisfies RaRecord);
  });

  it.each([
    ['E-mail', 'oito', 'E-mail inválido.'],
    ['Preço', '12,345', 'Valor inválido. Utilize algarismos e, no máximo, duas casas decimais.'],
    ['Preço', '-1,00', 'O valor mínimo é 0.'],
    ['Dia', '31/02/2026', 'Data inválida. Utilize o formato DD/MM/AAAA.'],
  ])('refuses a wrong %s', async (name, text, message) => {
    const { user, sent } = open('/things/create');
    await user.type(await textbox('Nome'), 'Oito');
    await user.type(await textbox(name), text);
    await user.click(screen.getByRole('button', { name: 'Gravar' }));
    expect(await textbox(name)).toHaveAccessibleDescription(message);
    expect(await textbox(name)).toHaveValue(text);
    expect(sent).not.toHaveBeenCalled();
  });

  it('refuses a number above its largest and a file above its size', async () => {
    const { user } = open('/things/create');
    await user.type(await textbox('Ordem'), '999');
    expect(await textbox('Ordem')).toHaveValue('99');
    await user.upload(await screen.findByLabelText(/Prova/), new File(['mais de dez bytes'], 'prova.txt'));
    expect(await screen.findByText('O ficheiro ultrapassa o tamanho máximo de 10 B.')).toBeVisible();
  });
});
