import { act, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { drawAhead } from '../../../src/app/entry/drawAhead';
import { page } from '../../../src/app/entry/page';
import { answerApp } from '../../support/renderApp';
import { sharedServer } from '../../support/sharedServer';

const server = sharedServer();

describe('the login page that the build drew', () => {
  it('is taken over as it is, with what was typed into it', async () => {
    const complaints = vi.spyOn(console, 'error');
    answerApp(server());
    window.history.replaceState(null, '', '/login');
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = drawAhead()['drawn-login'] ?? '';
    const email = screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' });
    email.value = 'ana@exemplo.pt';

    const react = await act(async () => hydrateRoot(root, page()));
    onTestFinished(() => act(async () => react.unmount()).then(() => root.remove()));
    expect(complaints).not.toHaveBeenCalled();
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toBe(email);
    expect(email).toHaveValue('ana@exemplo.pt');
    await waitFor(() => expect(document.title).toContain('Autenticação Prestador'));
  });
});
