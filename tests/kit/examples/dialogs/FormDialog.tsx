import { useState } from 'react';
import { FormDialog } from '../../../../src/kit/dialogs/FormDialog';
import { SimpleForm } from '../../../../src/kit/form/SimpleForm';
import { TextInput } from '../../../../src/kit/inputs/TextInput';
import { Button } from '../../../../src/ui/buttons/Button';
import type { Play } from '../stage/ExampleModule';

/** A dialog around a form of your own; Confirmar submits it. */
export const Example = () => {
  const [isOpen, setIsOpen] = useState(false);
  const [name, setName] = useState('Sem nome');
  return (
    <>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        {name}
      </Button>
      <FormDialog open={isOpen} title="Alterar o nome" formId="rename" onCancel={() => setIsOpen(false)}>
        <SimpleForm
          id="rename"
          isQuiet
          defaultValues={{ name }}
          onSubmit={(values) => {
            setName(values.name);
            setIsOpen(false);
          }}
        >
          <TextInput source="name" label="Nome" />
        </SimpleForm>
      </FormDialog>
    </>
  );
};

export const play: Play = async ({ screen, user, expect }) => {
  await user.click(screen.getByRole('button', { name: 'Sem nome' }));
  await user.clear(await screen.findByRole('textbox', { name: 'Nome' }));
  await user.type(screen.getByRole('textbox', { name: 'Nome' }), 'Ana');
  await user.click(screen.getByRole('button', { name: 'Confirmar' }));
  expect(await screen.findByRole('button', { name: 'Ana' })).toBeVisible();
};
