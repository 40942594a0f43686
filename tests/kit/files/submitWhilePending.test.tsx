import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { FileListInput } from '../../../src/kit/files/FileInputs';
import { SchemaForm } from '../../../src/kit/form/SchemaForm';
import { SaveButton } from '../../../src/kit/form/Toolbar';

const schema = z.object({ files: z.array(z.custom<File>()).min(1, 'missing') });
const file = (name: string) => new File(['x'], name);

/** Renders a form with a file field whose check of a file's content lasts until `finish` gives its result. */
const openForm = () => {
  const results: ((problem?: string) => void)[] = [];
  const onSubmit = vi.fn();
  render(
    <CoreAdminContext>
      <SchemaForm schema={schema} defaultValues={{ files: [] }} onSubmit={onSubmit}>
        <FileListInput
          source="files"
          label="Files"
          sameName="ignore"
          accept=".pdf"
          check={() => undefined}
          inspect={() => new Promise((resolve) => results.push(resolve))}
          unreadableMessage="unreadable"
        />
        <SaveButton label="Send" />
      </SchemaForm>
    </CoreAdminContext>,
  );
  const button = screen.getByRole('button', { name: 'Send' });
  const field = screen.getByLabelText('Files');
  const finish = async (problem?: string) => {
    await waitFor(() => expect(results.length).toBeGreaterThan(0));
    results.shift()?.(problem);
  };
  return { user: userEvent.setup(), onSubmit, button, field, finish };
};

describe('a submit while a chosen file is still being checked', () => {
  it('waits, shown as busy, and goes on with the file', async () => {
    const { user, onSubmit, button, field, finish } = openForm();
    await user.upload(field, file('a.pdf'));
    expect(button).toBeEnabled();
    await user.click(button);
    expect(button).toBeDisabled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.queryByText('missing')).toBeNull();
    await finish();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit.mock.calls[0]?.[0].files[0].name).toBe('a.pdf');
    expect(button).toBeEnabled();
  });

  it('is refused where the file is, with the reason at the field, which has the focus', async () => {
    const { user, onSubmit, button, field, finish } = openForm();
    await user.upload(field, file('good.pdf'));
    await finish();
    await screen.findByText('good.pdf');
    await user.upload(field, file('bad.pdf'));
    await user.click(button);
    await finish('no pdf at all');
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAccessibleDescription(/bad\.pdf .* no pdf at all/);
    expect(onSubmit).not.toHaveBeenCalled();
    // Once told, the form may be sent without that file.
    await user.click(button);
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  });

  it('waits for every file, and is sent once', async () => {
    const { user, onSubmit, button, field, finish } = openForm();
    await user.upload(field, file('a.pdf'));
    await user.upload(field, file('b.pdf'));
    await user.click(button);
    await user.click(button);
    await finish();
    expect(onSubmit).not.toHaveBeenCalled();
    await finish();
    await waitFor(() => expect(button).toBeEnabled());
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(onSubmit.mock.calls[0]?.[0].files).toHaveLength(2);
  });
});
