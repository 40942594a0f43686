import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, Form, testDataProvider } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { cleanText } from '../../../contract/rules/cleanText';
import { i18nProvider } from '../../../providers/i18nProvider/i18nProvider';
import { CleaningContext } from '../../../src/kit/inputs/CleaningContext';
import { DigitsInput } from '../../../src/kit/inputs/DigitsInput';
import { TextInput } from '../../../src/kit/inputs/TextInput';

const nif = '186499620';
const isNine = (value: string | null) => (value && value.length !== 9 ? 'NIF inválido' : undefined);

const openFields = (value: string | null = null) => {
  render(
    <CoreAdminContext dataProvider={testDataProvider()} i18nProvider={i18nProvider}>
      <CleaningContext value={cleanText}>
        <Form defaultValues={{ nif: value, name: '' }} mode="onTouched">
          <DigitsInput source="nif" label="NIF" maxLength={9} validate={isNine} />
          <TextInput source="name" label="Nome" maxLength={10} />
        </Form>
      </CleaningContext>
    </CoreAdminContext>,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'NIF' });
  const caretTo = (start: number, end = start) => {
    field.focus();
    field.setSelectionRange(start, end);
  };
  const shown = () => {
    const { value: text, selectionStart } = field;
    return `${text.slice(0, selectionStart ?? 0)}|${text.slice(selectionStart ?? 0)}`;
  };
  return { user: userEvent.setup(), field, caretTo, shown };
};

describe('a full field for digits', () => {
  it.each([0, 4, 9])('refuses a key with the caret at %i, and keeps value and caret', async (caret) => {
    const { user, field, caretTo, shown } = openFields(nif);
    const kept = `${nif.slice(0, caret)}|${nif.slice(caret)}`;
    caretTo(caret);
    for (const key of ['2', 'x', '-', ' ', 'ã']) {
      await user.keyboard(key);
      expect(shown(), key).toBe(kept);
    }
    expect(field).toHaveValue(nif);
  });

  it('takes a digit in place of what is selected, and keeps the selection from a letter', async () => {
    const { user, field, caretTo, shown } = openFields(nif);
    caretTo(2, 5);
    await user.keyboard('x');
    expect([field.value, field.selectionStart, field.selectionEnd]).toEqual([nif, 2, 5]);
    await user.keyboard('7');
    expect(shown()).toBe('187|9620');
  });

  it('gives room where something is deleted', async () => {
    const { user, caretTo, shown } = openFields(nif);
    caretTo(3);
    await user.keyboard('{Backspace}');
    expect(shown()).toBe('18|499620');
    await user.keyboard('{Delete}5');
    expect(shown()).toBe('185|99620');
    await user.keyboard('67');
    expect(shown()).toBe('1856|99620');
  });

  it('refuses a key in the same way where the keyboard does not ask before', () => {
    const { field, caretTo, shown } = openFields(nif);
    caretTo(3);
    field.setRangeText('7', 3, 3, 'end');
    fireEvent.input(field);
    expect(shown()).toBe('186|499620');
  });

  it('takes a value that the browser or a voice sets in one go', () => {
    const { field } = openFields();
    fireEvent.change(field, { target: { value: '186 499 620' } });
    expect(field).toHaveValue(nif);
  });
});

describe('what is pasted', () => {
  it('is cleaned before it is measured', async () => {
    const { user, field } = openFields();
    await user.click(field);
    await user.paste('\u202aPT 186\u00a0499\u00ad620\u202c');
    expect(field).toHaveValue(nif);
    expect(field).toBeValid();
  });

  it('goes where the caret is', async () => {
    const { user, caretTo, shown } = openFields('1820');
    caretTo(2);
    await user.paste(' 64 ');
    expect(shown()).toBe('1864|20');
  });

  it('is not cut, and what is too long is said at once', async () => {
    const { user, field } = openFields();
    await user.click(field);
    await user.paste('1864996201');
    expect(field).toHaveValue('1864996201');
    await waitFor(() => expect(field).toHaveAccessibleDescription('NIF inválido'));
    await user.keyboard('5');
    expect(field).toHaveValue('1864996201');
    await user.keyboard('{Backspace}');
    await waitFor(() => expect(field).toBeValid());
  });

  it('is refused if it is not one number, which is said until the next change', async () => {
    const { user, field } = openFields('1');
    await user.click(field);
    await user.paste('12 de 2025');
    expect(field).toHaveValue('1');
    expect(screen.getByRole('alert')).toHaveTextContent('O que copiou não é um só número; não foi colado.');
    expect(field).toHaveAccessibleDescription(/não foi colado/);
    await user.keyboard('8');
    expect(field).toHaveValue('18');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('into a line of text is trimmed, and what is too long is said and not cut', async () => {
    const { user } = openFields();
    const name = screen.getByRole('textbox', { name: 'Nome' });
    await user.click(name);
    await user.paste(' Ana\n');
    expect(name).toHaveValue('Ana');
    await user.clear(name);
    await user.paste('Ana Margarida');
    expect(name).toHaveValue('Ana Margarida');
    expect(name).toHaveAttribute('maxlength', '10');
  });
});
