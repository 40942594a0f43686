import { SimpleForm } from '../../../../src/kit/form/SimpleForm';
import { AmountInput } from '../../../../src/kit/inputs/AmountInput';
import type { Play } from '../stage/ExampleModule';

/** An amount in euros, typed with a comma or a point. */
export const Example = () => (
  <SimpleForm defaultValues={{ price: null }} onSubmit={() => undefined}>
    <AmountInput source="price" label="Preço" />
  </SimpleForm>
);

export const play: Play = async ({ screen, user, expect }) => {
  const price = screen.getByRole('textbox', { name: 'Preço' });
  await user.type(price, '12.5');
  await user.tab();
  expect(price).toHaveValue('12,50');
  await user.type(price, 'x');
  await user.tab();
  expect(await screen.findByText(/^Valor inválido/)).toBeVisible();
};
