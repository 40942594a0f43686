import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { GeneratorForm } from '../../public/GeneratorForm';
import { RecoveryCodes } from '../../public/RecoveryCodes';

const codes = ['aaaaa-11111', 'bbbbb-22222'];

it('recovery codes can be copied, downloaded and printed', async () => {
  const user = userEvent.setup();
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  render(<RecoveryCodes codes={codes} onDone={() => undefined} />);
  await user.click(screen.getByRole('button', { name: 'Copiar' }));
  expect(await navigator.clipboard.readText()).toBe(codes.join('\n'));
  expect(await screen.findByText('Códigos copiados.')).toBeVisible();
  const download = screen.getByRole('link', { name: 'Descarregar' });
  expect(download).toHaveAttribute('download', 'codigos-de-recuperacao.txt');
  const file = decodeURIComponent(download.getAttribute('href') ?? '');
  for (const code of codes) expect(file).toContain(code);
  await user.click(screen.getByRole('button', { name: 'Imprimir' }));
  expect(print).toHaveBeenCalledOnce();
});

it('the key of a generator can be copied, which is said', async () => {
  const user = userEvent.setup();
  const begin = async () => ({
    secret: 'ABCDEFGH',
    address: 'otpauth://totp/x?secret=ABCDEFGH',
    enrolment: 'e',
  });
  render(<GeneratorForm begin={begin} onConfirm={async () => undefined} />);
  await user.click(await screen.findByRole('button', { name: 'Copiar a chave' }));
  expect(await navigator.clipboard.readText()).toBe('ABCDEFGH');
  expect(await screen.findByText('Chave copiada.')).toBeVisible();
});
