import { FileListInput } from '../../../../src/kit/files/FileInputs';
import { SimpleForm } from '../../../../src/kit/form/SimpleForm';
import type { Play } from '../stage/ExampleModule';

/** Several files; a second one of the same name is left out. */
export const Example = () => (
  <SimpleForm defaultValues={{ documents: [] }} onSubmit={() => undefined}>
    <FileListInput
      source="documents"
      label="Documentos"
      accept=".pdf"
      sameName="ignore"
      check={() => undefined}
      unreadableMessage="O ficheiro não se lê."
    />
  </SimpleForm>
);

export const play: Play = async ({ screen, user, expect }) => {
  const documents = screen.getByLabelText(/^Documentos/);
  const file = (name: string) => new File(['x'], name, { type: 'application/pdf' });
  await user.upload(documents, [file('um.pdf'), file('dois.pdf')]);
  expect(await screen.findByRole('button', { name: 'Remover dois.pdf' })).toBeVisible();
  await user.upload(documents, file('um.pdf'));
  expect(await screen.findByText(/com o mesmo nome/)).toBeVisible();
};
