import { fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { RecordDeclaration } from '../../contract/records/defineRecords';
import type { RecordField } from '../../contract/records/recordFields';
import { exampleValue } from '../server/conformance/recordExamples';
import { pdfFile } from './pdf';

type Declared = Pick<RecordDeclaration, 'fields'>;

/** Finds the input of the text that names a record of a plain resource: its first required one. */
export const nameBox = (declaration: Declared) =>
  screen.findByRole('textbox', { name: labelOf(nameField(declaration)) });

/** Fills in what the form of a new record of a plain resource requires: its name, and an example of everything else. */
export const fillRecord = async (user: UserEvent, declaration: Declared, name: string): Promise<void> => {
  const named = nameField(declaration);
  await user.type(await nameBox(declaration), name);
  for (const field of declaration.fields)
    if (field !== named && field.required && !field.readOnly) await fill(user, field);
};

const nameField = ({ fields }: Declared): RecordField => {
  const field = fields.find(({ kind, required }) => kind === 'text' && required);
  if (!field) throw new Error('No required text names a record: fill in its form in this test');
  return field;
};

/** Matches the name of a field's input, which says also that it is required. */
const labelOf =
  ({ labelText }: RecordField) =>
  (name: string) =>
    name.startsWith(labelText);

const fill = async (user: UserEvent, field: RecordField) => {
  const name = labelOf(field);
  switch (field.kind) {
    case 'yesNo':
    case 'choice':
    case 'lookup': {
      await user.click(await screen.findByRole('combobox', { name }));
      // The first stands for none.
      const options = await screen.findAllByRole('option');
      await user.click(options.at(-1) as HTMLElement);
      return;
    }
    case 'file':
      return user.upload(await screen.findByLabelText(name), pdfFile('exemplo.pdf'));
    case 'moment':
      fireEvent.change(await screen.findByLabelText(name), { target: { value: '2026-11-22T12:00' } });
      return;
    case 'date':
      return user.type(await screen.findByRole('textbox', { name }), '22/11/2026');
    default:
      return user.type(
        await screen.findByRole('textbox', { name }),
        String(exampleValue(field)).replace('.', field.kind === 'money' ? ',' : '.'),
      );
  }
};
