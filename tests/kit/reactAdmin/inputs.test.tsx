import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import * as reactAdmin from 'react-admin';
import {
  ArrayInput,
  AutocompleteArrayInput,
  AutocompleteInput,
  BooleanInput,
  CheckboxGroupInput,
  DatagridInput,
  DateInput,
  DateTimeInput,
  Edit,
  NullableBooleanInput,
  NumberInput,
  PasswordInput,
  RadioButtonGroupInput,
  ReferenceArrayInput,
  ReferenceInput,
  SearchInput,
  SelectArrayInput,
  SelectInput,
  SimpleForm,
  SimpleFormIterator,
  TextArrayInput,
  TextField,
  TextInput,
  TimeInput,
  TranslatableInputs,
} from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import kit from '../../../docs/kit.md?raw';
import { openScreens, pressSave } from './openScreens';

/** An input as react-admin's documentation writes it, what is done with it, and what the record then holds. */
type Sample = readonly [input: ReactElement, use: (user: UserEvent) => Promise<void>, saved: object];

const choices = [
  { id: 'a', name: 'Casa' },
  { id: 'b', name: 'Rua' },
];
const type =
  (text: string, role = 'textbox') =>
  async (user: UserEvent) => {
    const field = await screen.findByRole(role);
    await user.clear(field);
    await user.type(field, text);
  };
const fill = (label: string, value: string) => async () =>
  void fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const press = (role: string, name: string) => async (user: UserEvent) =>
  user.click(await screen.findByRole(role, { name }));
/** Opens a list, with the beginning of a choice if one types there, and takes the choice. */
const choose = (name: string, typed?: string) => async (user: UserEvent) => {
  const box = await screen.findByRole('combobox');
  await user.click(box);
  if (typed) await user.type(box, typed);
  await user.click(await screen.findByRole('option', { name }));
  // A list of several stays open, and hides the form until it is left.
  if (screen.queryByRole('listbox')) await user.keyboard('{Escape}');
};

/** The forms show the second of the posts. */
const samples: Readonly<Record<string, Sample>> = {
  TextInput: [<TextInput key="" source="title" />, type('Até já'), { title: 'Até já' }],
  SearchInput: [<SearchInput key="" source="title" />, type('Até já'), { title: 'Até já' }],
  PasswordInput: [
    <PasswordInput key="" source="secret" label="Segredo" />,
    fill('Segredo', 'abc'),
    { secret: 'abc' },
  ],
  NumberInput: [<NumberInput key="" source="views" />, type('8', 'spinbutton'), { views: 8 }],
  DateInput: [
    <DateInput key="" source="published_at" label="Dia" />,
    fill('Dia', '2026-05-06'),
    { published_at: '2026-05-06' },
  ],
  DateTimeInput: [
    <DateTimeInput key="" source="read_at" label="Momento" />,
    fill('Momento', '2026-05-06T10:30'),
    { read_at: '2026-05-06T09:30:00.000Z' },
  ],
  TimeInput: [
    <TimeInput key="" source="opens" label="Hora" />,
    fill('Hora', '10:30'),
    { opens: expect.anything() },
  ],
  BooleanInput: [
    <BooleanInput key="" source="open" label="Aberta" />,
    press('switch', 'Aberta'),
    { open: true },
  ],
  NullableBooleanInput: [<NullableBooleanInput key="" source="open" />, choose('Sim'), { open: true }],
  SelectInput: [<SelectInput key="" source="place" choices={choices} />, choose('Rua'), { place: 'b' }],
  SelectArrayInput: [
    <SelectArrayInput key="" source="places" choices={choices} />,
    choose('Rua'),
    { places: ['b'] },
  ],
  AutocompleteInput: [
    <AutocompleteInput key="" source="place" choices={choices} />,
    choose('Rua', 'ru'),
    { place: 'b' },
  ],
  AutocompleteArrayInput: [
    <AutocompleteArrayInput key="" source="places" choices={choices} />,
    choose('Rua', 'ru'),
    { places: ['b'] },
  ],
  RadioButtonGroupInput: [
    <RadioButtonGroupInput key="" source="place" choices={choices} />,
    press('radio', 'Rua'),
    { place: 'b' },
  ],
  CheckboxGroupInput: [
    <CheckboxGroupInput key="" source="places" choices={choices} />,
    press('checkbox', 'Rua'),
    { places: ['b'] },
  ],
  ReferenceInput: [
    <ReferenceInput key="" source="editor_id" reference="authors" />,
    choose('Ana', 'an'),
    { editor_id: 1 },
  ],
  ReferenceArrayInput: [
    <ReferenceArrayInput key="" source="tag_ids" reference="tags" />,
    choose('casa', 'ca'),
    { tag_ids: [2, 1] },
  ],
  DatagridInput: [
    <ReferenceArrayInput key="" source="tag_ids" reference="tags">
      <DatagridInput>
        <TextField source="name" />
      </DatagridInput>
    </ReferenceArrayInput>,
    async (user) => {
      const row = await screen.findByRole('row', { name: /casa/ });
      await user.click(within(row).getByRole('checkbox'));
    },
    { tag_ids: [2, 1] },
  ],
  ArrayInput: [
    <ArrayInput key="" source="backlinks">
      <SimpleFormIterator>
        <TextInput source="url" />
      </SimpleFormIterator>
    </ArrayInput>,
    async (user) => {
      await press('button', 'Adicionar')(user);
      await type('https://b.example.pt')(user);
    },
    { backlinks: [{ url: 'https://b.example.pt' }] },
  ],
  TextArrayInput: [
    <TextArrayInput key="" source="words" />,
    async (user) => user.type(await screen.findByRole('combobox'), 'um{Enter}'),
    { words: ['um'] },
  ],
  TranslatableInputs: [
    <TranslatableInputs key="" locales={['pt', 'en']} defaultLocale="pt">
      <TextInput source="names" />
    </TranslatableInputs>,
    type('Olá'),
    { names: { pt: 'Olá' } },
  ],
};

/** The inputs that react-admin has. */
const inputs = Object.keys(reactAdmin).filter((name) => /^[A-Z]\w*Inputs?$/.test(name));
const section = /^Its inputs work[\s\S]*?are parts of others\./m.exec(kit)?.[0] ?? '';
const exceptions: readonly string[] = section.match(/\b[A-Z]\w*Input\b/g) ?? [];

describe("an input of react-admin's documentation", () => {
  it.each(inputs)('%s works as it is pasted, or docs/kit.md says that it does not', async (name) => {
    const sample = samples[name];
    expect(Boolean(sample), 'it has a sample here, or is an exception there').toBe(
      !exceptions.includes(name),
    );
    if (!sample) return;
    const [input, use, saved] = sample;
    const { user, dataProvider } = openScreens('/posts/2', {
      edit: () => (
        <Edit>
          <SimpleForm>{input}</SimpleForm>
        </Edit>
      ),
    });
    const update = vi.spyOn(dataProvider, 'update');
    await use(user);
    await pressSave(user);
    await waitFor(() => expect(update).toHaveBeenCalled());
    expect(update.mock.calls[0]?.[1].data).toMatchObject(saved);
  });
});
