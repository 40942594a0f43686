import { SimpleForm } from '../../../../src/kit/form/SimpleForm';
import { FileInput } from '../../../../src/kit/record/FileInput';
import type { Play } from '../stage/ExampleModule';

/** One file, chosen or dropped. One that is too large is refused with a reason. */
export const Example = () => (
  <SimpleForm defaultValues={{ proof: null }} onSubmit={() => undefined}>
    <FileInput source="proof" label="Comprovativo" maxBytes={1000} accept=".pdf" />
  </SimpleForm>
);

export const play: Play = async ({ screen, user, expect }) => {
  const proof = screen.getByLabelText(/^Comprovativo/);
  await user.upload(proof, new File(['x'.repeat(2000)], 'grande.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText(/ultrapassa o tamanho máximo/)).toBeVisible();
  await user.upload(proof, new File(['x'], 'pequeno.pdf', { type: 'application/pdf' }));
  expect(await screen.findByRole('button', { name: 'Remover pequeno.pdf' })).toBeVisible();
};
