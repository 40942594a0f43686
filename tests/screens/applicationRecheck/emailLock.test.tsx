import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleAddress, exampleRequest } from '../../support/exampleRequest';
import { submitButton } from '../applicationForm/fillRequest';
import { openFormAlone } from '../applicationForm/openFormAlone';

it('5 a locked e-mail cannot be changed, and is still sent', async () => {
  const { providerEmail, fullName, fiscalNumber } = exampleRequest;
  const { user, submit } = openFormAlone({
    isEmailLocked: true,
    values: { providerEmail, fullName, fiscalNumber, address: exampleAddress },
  });
  expect(screen.getByRole('textbox', { name: 'E-mail do prestador' })).toBeDisabled();
  await user.click(await submitButton());
  await waitFor(() => expect(submit.mock.calls[0]?.[0]).toMatchObject({ providerEmail }));
});
