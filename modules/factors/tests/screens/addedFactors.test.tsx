import { screen } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { factors } from '../../../../server/db/schema/factors';
import { passwordLinks } from '../../../../server/db/schema/passwordLinks';
import { hashToken } from '../../../../server/lib/hashToken';
import { button } from '../../../../tests/screens/users/recordScreen';
import { makeOperator } from '../../../../tests/support/builders';
import { renderApp } from '../../../../tests/support/renderApp';
import { sharedServer } from '../../../../tests/support/sharedServer';

const server = sharedServer();

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
