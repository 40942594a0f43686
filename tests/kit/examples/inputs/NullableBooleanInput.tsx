import { SimpleForm } from '../../../../src/kit/form/SimpleForm';
import { NullableBooleanInput } from '../../../../src/kit/inputs/SelectInput';
import type { Play } from '../stage/ExampleModule';

/** Yes, no, or neither of them. */
export const Example = () => (
  <SimpleForm defaultValues={{ isUrgent: null }} onSubmit={() => undefined}>
    <NullableBooleanInput source="isUrgent" label="Urgente" />
  </SimpleForm>
);

export const play: Play = async ({ screen, user, expect }) => {
  const urgent = screen.getByRole('combobox', { name: 'Urgente' });
  await user.click(urgent);
  await user.click(await screen.findByRole('option', { name: 'Sim' }));
  expect(urgent).toHaveTextContent('Sim');
};
