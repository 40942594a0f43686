import { SimpleForm } from '../../../../src/kit/form/SimpleForm';
import { SelectInput } from '../../../../src/kit/inputs/SelectInput';
import type { Play } from '../stage/ExampleModule';

/** A choice. Its first option means none, and is kept as null. */
export const Example = () => (
  <SimpleForm defaultValues={{ state: null }} onSubmit={() => undefined}>
    <SelectInput
      source="state"
      label="Estado"
      choices={[
        { id: 'open', name: 'Aberta' },
        { id: 'closed', name: 'Fechada' },
      ]}
    />
  </SimpleForm>
);

export const play: Play = async ({ screen, user, expect }) => {
  const state = screen.getByRole('combobox', { name: 'Estado' });
  expect(state).toHaveTextContent('Selecione');
  await user.click(state);
  await user.click(await screen.findByRole('option', { name: 'Fechada' }));
  expect(state).toHaveTextContent('Fechada');
};
