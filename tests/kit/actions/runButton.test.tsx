import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'ra-core';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { RunButton } from '../../../src/kit/actions/RunButton';
import { RunInDialogButton } from '../../../src/kit/actions/RunInDialogButton';
import { TextInput } from '../../../src/kit/inputs/TextInput';
import { LatestToast } from '../../../src/ui/toasts/LatestToast';
import { ExampleFrame } from '../examples/stage/ExampleFrame';

const failed = 'Ocorreu um erro na operação, por favor tente novamente.';
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const open = (button: ReactNode) =>
  render(
    <>
      <ExampleFrame path="/">{button}</ExampleFrame>
      <LatestToast />
    </>,
  );

describe('a button that acts', () => {
  it('does nothing before the question is answered, nothing on Não, and then gives the focus back', async () => {
    const run = vi.fn(async () => 'answer');
    const onSuccess = vi.fn();
    open(<RunButton label="Revogar" subject="CRM" confirmTitle="Revogar?" run={run} onSuccess={onSuccess} />);
    await press('Revogar: CRM');
    expect(screen.getByRole('dialog', { name: 'Revogar?' })).toHaveTextContent('CRM');
    await press('Não');
    expect(run).not.toHaveBeenCalled();
    await press('Revogar: CRM');
    await press('Sim');
    await waitFor(() => expect(onSuccess).toHaveBeenCalledWith('answer'));
    expect(run).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Revogar: CRM' })).toHaveFocus());
  });

  it('closes the question and tells what failed', async () => {
    const onFailure = vi.fn();
    const run = () => Promise.reject(new HttpError('interno', 500));
    open(<RunButton label="Revogar" confirmTitle="Revogar?" run={run} onFailure={onFailure} />);
    await press('Revogar');
    await press('Sim');
    expect(await screen.findByText(failed)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onFailure).toHaveBeenCalledOnce();
  });
});

describe('a button that asks for input in a dialog', () => {
  it('keeps the dialog with what was typed while it fails, and then closes it', async () => {
    const run = vi.fn<(values: { name: string }) => Promise<string>>();
    run.mockRejectedValueOnce(new HttpError('interno', 500)).mockResolvedValueOnce('secret');
    const answers: string[] = [];
    open(
      <RunInDialogButton
        label="Criar"
        title="Criar cliente"
        about="CRM"
        schema={z.object({ name: z.string().min(1) })}
        defaultValues={{ name: '' }}
        run={run}
        onSuccess={(answer) => answers.push(answer)}
      >
        <TextInput source="name" label="Nome" />
      </RunInDialogButton>,
    );
    await press('Criar');
    await userEvent.type(screen.getByRole('textbox', { name: 'Nome' }), 'Ana');
    await press('Confirmar');
    expect(await screen.findByText(failed)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Ana');
    await press('Confirmar');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(answers).toEqual(['secret']);
    expect(run.mock.calls.map(([values]) => values)).toEqual([{ name: 'Ana' }, { name: 'Ana' }]);
  });
});
