import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, ResourceContextProvider, testDataProvider } from 'ra-core';
import { vi } from 'vitest';
import type { RequestFormInput } from '../../../contract/entities/request';
import { i18nProvider } from '../../../providers/i18nProvider/i18nProvider';
import { generateAddresses } from '../../../server/seed/addresses/generateAddresses';
import { SaveButton } from '../../../src/kit/form/Toolbar';
import {
  ApplicationForm,
  type ApplicationFormProps,
} from '../../../src/tariff/applicationForm/ApplicationForm';
import { emptyRequest } from '../../../src/tariff/applicationForm/emptyRequest';

const addresses = generateAddresses();

type Options = Partial<Pick<ApplicationFormProps, 'isEmailLocked' | 'keepsPeople' | 'sameName'>> & {
  values?: Partial<RequestFormInput>;
};

/**
 * Opens the form of a request without the application and the server around it. It finds the demo's addresses, and
 * `submit` is called with what would be sent.
 */
export const openFormAlone = ({ values, ...props }: Options = {}) => {
  const submit = vi.fn();
  const getList = vi.fn(async (_resource: string, { filter }: { filter: { cp4: string; cp3: string } }) => {
    const data = addresses.filter(({ cp4, cp3 }) => cp4 === filter.cp4 && cp3 === filter.cp3);
    return { data, total: data.length };
  });
  const dataProvider = testDataProvider({ getList: getList as never });
  render(
    <CoreAdminContext i18nProvider={i18nProvider} dataProvider={dataProvider}>
      <ResourceContextProvider value="applications">
        <ApplicationForm
          draft={undefined}
          defaultValues={{ ...emptyRequest(3), ...values }}
          provider={{ id: 3, designation: 'NetAtlântico' }}
          sameName="ignore"
          {...props}
          onSubmit={submit}
        >
          <SaveButton label="applicationForm.submit" />
        </ApplicationForm>
      </ResourceContextProvider>
    </CoreAdminContext>,
  );
  return { user: userEvent.setup({ delay: null }), submit, getList };
};
