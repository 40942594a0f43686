import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TestTranslationProvider } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { FormDialog } from '../../../src/kit/dialogs/FormDialog';
import { messages } from '../../../src/kit/messages';

const renderDialog = (confirmDisabled: boolean) => {
  const onConfirm = vi.fn();
  const onCancel = vi.fn();
  render(
    <TestTranslationProvider messages={messages}>
      <FormDialog
        open
        title="Pick"
        confirmDisabled={confirmDisabled}
        onConfirm={onConfirm}
        onCancel={onCancel}
      >
        content
      </FormDialog>
    </TestTranslationProvider>,
  );
  return { onConfirm, onCancel };
};

describe('the dialog that asks for something', () => {
  it('is named by its title and confirms', async () => {
    const { onConfirm } = renderDialog(false);
    expect(screen.getByRole('dialog', { name: 'Pick' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it('is left by Cancelar and by Escape, with nothing confirmed', async () => {
    const { onConfirm, onCancel } = renderDialog(true);
    expect(screen.getByRole('button', { name: 'Confirmar' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    await userEvent.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledTimes(2);
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('can neither be left nor confirmed twice while it runs, and has the focus back afterwards', async () => {
    const onCancel = vi.fn();
    const dialog = (isRunning: boolean) => (
      <TestTranslationProvider messages={messages}>
        <FormDialog open title="Pick" formId="form" isRunning={isRunning} onCancel={onCancel}>
          <form id="form" />
        </FormDialog>
      </TestTranslationProvider>
    );
    const { rerender } = render(dialog(true));
    expect(screen.getByRole('button', { name: 'Confirmar' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Cancelar' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    expect(onCancel).not.toHaveBeenCalled();

    rerender(dialog(false));
    expect(screen.getByRole('button', { name: 'Confirmar' })).toHaveFocus();
  });
});
