import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { demoPassword } from '../../server/seed/common/demoAccounts';

/** Fills the sign-in form and submits it. */
export const signInByForm = async (
  user: UserEvent,
  username: string,
  password: string = demoPassword,
): Promise<void> => {
  const email = await screen.findByRole('textbox', { name: 'E-mail' });
  // The page may know the e-mail already.
  await user.clear(email);
  await user.type(email, username);
  await user.type(screen.getByLabelText('Palavra-passe'), password);
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
};
