import { SimpleForm } from '../../../../src/kit/form/SimpleForm';
import { DigitsInput } from '../../../../src/kit/inputs/DigitsInput';
import type { Play } from '../stage/ExampleModule';

/** Digits that identify something and are not a number, so that a zero at the front stays. */
export const Example = () => (
  <SimpleForm defaultValues={{ nif: '' }} onSubmit={() => undefined}>
    <DigitsInput source="nif" label="NIF" maxLength={9} />
  </SimpleForm>
);

export const play: Play = async ({ screen, user, expect }) => {
  const nif = screen.getByRole('textbox', { name: 'NIF' });
  await user.type(nif, '012 345 678 9');
  expect(nif).toHaveValue('012345678');
};
