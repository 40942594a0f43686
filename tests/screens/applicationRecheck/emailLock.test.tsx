import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, ResourceContextProvider, testDataProvider } from 'ra-core';
import { expect, it, vi } from 'vitest';
import { i18nProvider } from '../../../providers/i18nProvider/i18nProvider';
import { ApplicationForm } from '../../../src/tariff/applicationForm/ApplicationForm';
import { emptyRequest } from '../../../src/tariff/applicationForm/emptyRequest';
import { exampleAddress, exampleRequest } from '../../support/exampleRequest';

it('5 a locked e-mail cannot be changed, and is still sent', async () => {
  const submit = vi.fn();
  render(
    <CoreAdminContext i18nProvider={i18nProvider} dataProvider={testDataProvider()}>
      <ResourceContextProvider value="applications">
        <ApplicationForm
          draft={undefined}
          defaultValues={{
            ...emptyRequest(3),
            providerEmail: exampleRequest.providerEmail,
            fullName: exampleRequest.fullName,
            fiscalNumber: exampleRequest.fiscalNumber,
            address: exampleAddress,
          }}
          provider={{ id: 3, designation: 'NetAtlântico' }}
          sameName="replace"
          isEmailLocked
          onSubmit={submit}
        >
          <button type="submit">Atualizar Pedido</button>
        </ApplicationForm>
      </ResourceContextProvider>
    </CoreAdminContext>,
  );
  expect(screen.getByRole('textbox', { name: 'E-mail do prestador' })).toBeDisabled();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Atualizar Pedido' }));
  await waitFor(() =>
    expect(submit.mock.calls[0]?.[0]).toMatchObject({ providerEmail: exampleRequest.providerEmail }),
  );
});
