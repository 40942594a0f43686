import { SimpleForm } from '../../../../src/kit/form/SimpleForm';
import { BooleanInput, CheckboxInput } from '../../../../src/kit/inputs/BooleanInput';
import type { Play } from '../stage/ExampleModule';

/** A switch, with its state beside it, and a checkbox. */
export const Example = () => (
  <SimpleForm defaultValues={{ isActive: true, isRead: false }} onSubmit={() => undefined}>
    <BooleanInput source="isActive" label="Ativo" />
    <CheckboxInput source="isRead" label="Li e aceito" />
  </SimpleForm>
);

export const play: Play = async ({ screen, user, expect }) => {
  await user.click(screen.getByRole('switch', { name: 'Ativo' }));
  expect(screen.getByText('Não')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Li e aceito' }));
  expect(screen.getByRole('checkbox', { name: 'Li e aceito' })).toBeChecked();
};
