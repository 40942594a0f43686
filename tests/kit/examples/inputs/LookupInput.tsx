import { SimpleForm } from '../../../../src/kit/form/SimpleForm';
import { LookupInput } from '../../../../src/kit/inputs/SelectInput';
import type { Play } from '../stage/ExampleModule';

/** A choice among the records of another resource. */
export const Example = () => (
  <SimpleForm defaultValues={{ provider: 2 }} onSubmit={() => undefined}>
    <LookupInput source="provider" label="Prestador" lookup={{ resource: 'providers', text: 'name' }} />
  </SimpleForm>
);

export const play: Play = async ({ screen, user, expect }) => {
  expect(await screen.findByText('FibraSul')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Prestador' }));
  expect(await screen.findByRole('option', { name: 'NetAtlântico' })).toBeVisible();
};
