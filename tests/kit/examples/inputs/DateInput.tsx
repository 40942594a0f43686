import { SimpleForm } from '../../../../src/kit/form/SimpleForm';
import { DateInput } from '../../../../src/kit/inputs/DateInput';
import type { Play } from '../stage/ExampleModule';

/** A day, typed as DD/MM/AAAA or picked in a calendar, which is loaded when it is first opened. */
export const Example = () => (
  <SimpleForm defaultValues={{ receivedOn: '2026-11-22' }} onSubmit={() => undefined}>
    <DateInput source="receivedOn" label="Recebida em" min="2026-01-01" max="2026-12-31" />
  </SimpleForm>
);

export const play: Play = async ({ screen, user, expect }) => {
  const day = screen.getByRole('textbox', { name: 'Recebida em' });
  expect(day).toHaveValue('22/11/2026');
  await user.clear(day);
  await user.type(day, '31/02/2026');
  await user.tab();
  expect(await screen.findByText(/^Data inválida/)).toBeVisible();
};
