import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { defaultClientConfig } from '../../../contract/entities/defaultClientConfig';
import defaults from '../../../public/config.json';
import { openApp } from '../routes/visit';

const open = async (answer: Response) => {
  await openApp('/login', answer);
  await screen.findByRole('heading', { level: 1, name: 'Autenticação Prestador' });
};
const corporateSignIn = {
  authority: 'https://login.example.pt/',
  clientId: 'tsi',
  scopes: ['user.read'],
  redirectPath: '/corporateSignIn.html',
};

describe('1 /config.json: one build for every deployment', () => {
  it('names the product, the help and the contacts', async () => {
    await open(
      HttpResponse.json({
        productName: 'Tarifa de Ensaio',
        contactEmail: 'ajuda@ensaio.example.pt',
        contactPhone: '800 111 222',
        helpUrl: 'https://ensaio.example.pt/video',
      }),
    );
    expect(await screen.findByRole('link', { name: 'Tarifa de Ensaio' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Autenticação Prestador · Tarifa de Ensaio'));
    const help = screen.getByRole('link', { name: 'Ajuda' });
    expect(help).toHaveAttribute('href', 'https://ensaio.example.pt/video');
    expect(screen.getByRole('link', { name: 'ajuda@ensaio.example.pt' })).toBeVisible();
    expect(screen.getByRole('link', { name: '800 111 222' })).toHaveAttribute('href', 'tel:800111222');
  });

  it('2.2 offers the corporate sign-in', async () => {
    await open(HttpResponse.json({ ...defaultClientConfig, corporateSignIn }));
    expect(await screen.findByRole('button', { name: 'Entrar com conta institucional' })).toBeEnabled();
  });

  it('offers only the corporate sign-in where passwords are disabled', async () => {
    await open(HttpResponse.json({ ...defaultClientConfig, corporateSignIn, isPasswordSignInClosed: true }));
    await waitFor(() => expect(screen.queryByLabelText('Palavra-passe')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Entrar com conta institucional' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Entrar' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Esqueceu-se da palavra-passe?' })).not.toBeInTheDocument();
    expect(screen.queryByText('ou')).not.toBeInTheDocument();
  });

  it('2.2 leads from the password recovery back to the login page where nobody may sign in by password', async () => {
    await openApp(
      '/passwordRecovery',
      HttpResponse.json({ ...defaultClientConfig, corporateSignIn, isPasswordSignInClosed: true }),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Autenticação Prestador' })).toBeVisible();
    expect(window.location.pathname).toBe('/login');
    expect(screen.getByRole('button', { name: 'Entrar com conta institucional' })).toBeEnabled();
  });

  it('2.2 takes the link of an e-mail for expired where nobody may sign in by password', async () => {
    await openApp(
      '/passwordReset?code=abc',
      HttpResponse.json({ ...defaultClientConfig, corporateSignIn, isPasswordSignInClosed: true }),
    );
    expect(await screen.findByText(/^A ligação já não é válida/)).toBeVisible();
    expect(window.location.pathname).toBe('/login');
  });

  it('8 shows an internal error where the corporate sign-in lacks its settings', async () => {
    await open(HttpResponse.json(defaultClientConfig));
    await userEvent.click(await screen.findByRole('button', { name: 'Entrar com conta institucional' }));
    expect(await screen.findByText('Erro interno de autenticação. Tente novamente!')).toBeVisible();
  });

  it.each([
    ['missing', new HttpResponse(null, { status: 404 })],
    ['unusable', HttpResponse.json({ helpUrl: 'no address' })],
  ])('is replaced by the defaults where it is %s', async (_what, answer) => {
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
    await open(answer);
    await waitFor(() => expect(log).toHaveBeenCalled());
    expect(screen.getByRole('link', { name: 'Tarifa Social de Internet' })).toBeVisible();
    expect(document.title).toBe('Autenticação Prestador · Tarifa Social de Internet');
    expect(screen.getByRole('link', { name: 'tarifasocial@example.pt' })).toBeVisible();
    log.mockRestore();
  });

  it('has the same defaults in public/ as in the contract', () =>
    expect(defaults).toEqual(defaultClientConfig));
});
