import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accessibleTree } from './accessibleTree';

const page = (
  <main>
    <h1>Pedidos</h1>
    <label>
      NIF <input defaultValue="100000002" />
    </label>
    <button type="button" aria-label="Abrir calendário" disabled>
      <svg aria-hidden />
    </button>
    <p hidden>Nada</p>
  </main>
);

describe('a page in words', () => {
  it('has a line for each role and text that is not hidden', () => {
    render(page);
    expect(accessibleTree(screen.getByRole('main')).split('\n')).toEqual([
      'main',
      '  heading',
      '    Pedidos',
      '  NIF',
      '  textbox "NIF": 100000002',
      '  button "Abrir calendário" [disabled]',
    ]);
  });

  it('is what a wait that fails tells, instead of its elements', async () => {
    render(page);
    const missing = screen.findByRole('table', undefined, { timeout: 60 });
    await expect(missing).rejects.toThrow(/table[\s\S]*heading\n\s+Pedidos/);
    await expect(missing).rejects.not.toThrow(/<main>|Nada/);
    const never = waitFor(() => expect(document.title).toBe('Pedidos'), { timeout: 60 });
    await expect(never).rejects.toThrow(/textbox "NIF": 100000002/);
  });
});
