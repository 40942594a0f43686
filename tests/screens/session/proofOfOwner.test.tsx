import { screen, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { factors } from '../../../server/db/schema/factors';
import { passwordLinks } from '../../../server/db/schema/passwordLinks';
import { signIns } from '../../../server/db/schema/signIns';
import { hashToken } from '../../../server/lib/hashToken';
import { demoPassword } from '../../../server/seed/common/demoAccounts';
import { makeOperator } from '../../support/builders';
import { renderApp } from '../../support/renderApp';
import { sharedServer } from '../../support/sharedServer';
import { button } from '../users/recordScreen';

const server = sharedServer();

it('the first factor asks for the password where it was typed a while ago, and goes on by itself', async () => {
  const { username } = await makeOperator(server().db);
  const { user } = await renderApp('/account', { as: username, server: server() });
  const add = await screen.findByRole(
    'button',
    { name: 'Acrescentar aplicação de códigos' },
    { timeout: 10_000 },
  );
  await server().db.update(signIns).set({ identityProvenOn: null });
  await user.click(add);
  const dialog = await screen.findByRole('dialog', { name: 'Confirme que é mesmo a sua conta' });
  const field = within(dialog).getByLabelText('Palavra-passe');
  expect(field).toHaveFocus();
  await user.type(field, 'Errada-2026{Enter}');
  expect(await within(dialog).findByText('Palavra-passe incorreta.')).toBeVisible();
  await user.clear(field);
  await user.type(field, `${demoPassword}{Enter}`);
  expect(await screen.findByRole('img', { name: 'Código QR para a aplicação de códigos' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('a new password by link shows what was added since the one before, and takes it away', async () => {
  const { id: userId } = await makeOperator(server().db);
  const { db } = server();
  const createdOn = new Date();
  await db.insert(factors).values({ userId, kind: 'passkey', name: 'De outra pessoa', createdOn });
  const expiresOn = new Date(Date.now() + 3_600_000);
  await db
    .insert(passwordLinks)
    .values({ userId, codeHash: await hashToken('o-codigo'), isNewAccount: false, createdOn, expiresOn });
  const { user } = await renderApp('/passwordReset?code=o-codigo&isNewAccount=0', { server: server() });
  await user.type(await screen.findByLabelText('Nova Palavra-passe'), 'Nova-Palavra-2026');
  await user.type(screen.getByLabelText('Confirmar Palavra-passe'), 'Nova-Palavra-2026');
  await user.click(button('Gravar'));
  expect(await screen.findByText(/^De outra pessoa \(chave de acesso\), em /)).toBeVisible();
  await user.click(button('Retirar o que foi acrescentado'));
  expect(await screen.findByRole('button', { name: 'Entrar' })).toBeVisible();
  expect(await db.$count(factors, eq(factors.userId, userId))).toBe(0);
});
