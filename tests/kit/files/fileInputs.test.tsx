import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { FileListInput, SingleFileInput } from '../../../src/kit/files/FileInputs';
import { SchemaForm } from '../../../src/kit/form/SchemaForm';
import { messages } from '../../../src/kit/messages';

const i18nProvider = {
  translate: (key: string, { filename, _ }: { filename?: string; _?: string } = {}) =>
    key === 'kit.files.remove'
      ? messages.kit.files.remove.replace('%{filename}', String(filename))
      : key === 'kit.files.ignored'
        ? messages.kit.files.ignored
        : key === 'kit.files.onlyOne'
          ? messages.kit.files.onlyOne
          : (_ ?? key),
  changeLocale: async () => undefined,
  getLocale: () => 'pt',
};
const schema = z.object({
  one: z.custom<File | null>((file) => file instanceof File, 'missing'),
  many: z.array(z.custom<File>()).min(1, 'missing'),
});
const field = {
  accept: '.pdf',
  check: (file: File) => (file.name.endsWith('.pdf') ? undefined : 'not a pdf'),
  unreadableMessage: 'unreadable',
};

const renderForm = () => {
  render(
    <CoreAdminContext i18nProvider={i18nProvider}>
      <SchemaForm schema={schema} defaultValues={{ one: null, many: [] }} onSubmit={() => undefined}>
        <SingleFileInput source="one" label="One" {...field} />
        <FileListInput source="many" label="Many" sameName="ignore" {...field} />
        <button type="submit">Send</button>
      </SchemaForm>
    </CoreAdminContext>,
  );
  return userEvent.setup({ applyAccept: false });
};
const pdf = (name: string, content = 'x') => new File([content], name);
const names = () =>
  screen.queryAllByRole('button', { name: /^Remover/ }).map((b) => b.getAttribute('aria-label'));

describe('5 uploads: file fields', () => {
  it('take the good files of a mixed choice and name the bad ones beside the field', async () => {
    const user = renderForm();
    await user.upload(screen.getByLabelText('Many'), [pdf('a.pdf'), pdf('b.doc'), pdf('c.pdf')]);
    expect(await screen.findByText('b.doc')).toBeVisible();
    expect(screen.getByText('not a pdf')).toBeVisible();
    expect(screen.getByLabelText('Many')).toHaveAccessibleDescription('b.doc (1 B) not a pdf');
    expect(names()).toEqual(['Remover a.pdf', 'Remover c.pdf']);
  });

  it('stay highlighted until the dragged file has left all of their area', () => {
    renderForm();
    const input = screen.getByLabelText('Many');
    const area = input.parentElement as HTMLElement;
    const leaveFor = (relatedTarget: Element) =>
      fireEvent(area, new MouseEvent('dragleave', { bubbles: true, relatedTarget }));
    fireEvent.dragOver(area);
    leaveFor(input);
    expect(area).toHaveClass('over');
    leaveFor(document.body);
    expect(area).not.toHaveClass('over');
  });

  it('take files that are dropped on them', async () => {
    renderForm();
    fireEvent.drop(screen.getByLabelText('Many'), { dataTransfer: { files: [pdf('a.pdf'), pdf('b.pdf')] } });
    expect(await screen.findByRole('button', { name: 'Remover b.pdf' })).toBeVisible();
  });

  it('keep one file in a field for one; another choice replaces it', async () => {
    const user = renderForm();
    await user.upload(screen.getByLabelText('One'), pdf('a.pdf'));
    await screen.findByRole('button', { name: 'Remover a.pdf' });
    await user.upload(screen.getByLabelText('One'), pdf('b.pdf'));
    await screen.findByRole('button', { name: 'Remover b.pdf' });
    expect(names()).toEqual(['Remover b.pdf']);
  });

  it('name every file that a field for one leaves out of a drop, and take the first one that is good', async () => {
    renderForm();
    const field = screen.getByLabelText('One');
    const files = [pdf('a.doc'), pdf('b.pdf'), pdf('c.pdf')];
    fireEvent.drop(field, { dataTransfer: { files } });
    await screen.findByRole('button', { name: 'Remover b.pdf' });
    expect(names()).toEqual(['Remover b.pdf']);
    expect(field).toHaveAccessibleDescription(
      `a.doc (1 B) not a pdf c.pdf (1 B) ${messages.kit.files.onlyOne}`,
    );
    expect(field).toBeValid();
  });

  it('say nothing of a second file once a single one was chosen', async () => {
    const user = renderForm();
    fireEvent.drop(screen.getByLabelText('One'), {
      dataTransfer: { files: [pdf('a.pdf'), pdf('b.pdf')] },
    });
    expect(await screen.findByText('b.pdf')).toBeVisible();
    await user.upload(screen.getByLabelText('One'), pdf('c.pdf'));
    await screen.findByRole('button', { name: 'Remover c.pdf' });
    expect(screen.queryByText('b.pdf')).toBeNull();
  });

  it('ignore a name that is there, and say so', async () => {
    const user = renderForm();
    await user.upload(screen.getByLabelText('Many'), pdf('a.pdf'));
    await screen.findByRole('button', { name: 'Remover a.pdf' });
    await user.upload(screen.getByLabelText('Many'), pdf('a.pdf', 'other'));
    expect(await screen.findByText(messages.kit.files.ignored)).toBeVisible();
    expect(names()).toHaveLength(1);
  });

  it('say that they are required when left, and again when emptied; the focus stays in the field', async () => {
    const user = renderForm();
    await user.tab();
    await user.tab();
    const field = screen.getByLabelText('One');
    await waitFor(() => expect(field).toHaveAccessibleDescription('missing'));
    await user.upload(field, pdf('a.pdf'));
    const remove = await screen.findByRole('button', { name: 'Remover a.pdf' });
    expect(field).not.toHaveAccessibleDescription();
    await user.click(remove);
    await waitFor(() => expect(field).toHaveAccessibleDescription('missing'));
    expect(screen.getByLabelText('One')).toHaveFocus();
  });

  it('say one thing at a time: why a file was not taken, where none is there', async () => {
    const user = renderForm();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    const field = screen.getByLabelText('One');
    await waitFor(() => expect(field).toHaveAccessibleDescription('missing'));
    await user.upload(field, pdf('b.doc'));
    await waitFor(() => expect(field).toHaveAccessibleDescription('b.doc (1 B) not a pdf'));
    expect(field).toBeInvalid();
    await user.upload(field, pdf('a.pdf'));
    await waitFor(() => expect(field).not.toHaveAccessibleDescription());
    expect(field).toBeValid();
  });

  it('get the focus from the summary of a refused submit', async () => {
    const user = renderForm();
    await user.upload(screen.getByLabelText('One'), pdf('a.pdf'));
    await screen.findByRole('button', { name: 'Remover a.pdf' });
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('missing')).toBeVisible();
    const summary = await screen.findByRole('alert', { name: 'kit.form.wrongFields' });
    await waitFor(() => expect(summary).toHaveFocus());
    await user.click(within(summary).getByRole('link', { name: 'Many' }));
    expect(screen.getByLabelText('Many')).toHaveFocus();
  });
});
