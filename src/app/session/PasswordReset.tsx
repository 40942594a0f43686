import { useMutation } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { submitUserResetPassword } from '../../../contract/calls/authentication';
import { callApi } from '../../../providers/http/callApi';
import { SchemaForm } from '../../kit/form/SchemaForm';
import { Page } from '../../kit/layout/Page';
import { PublicLayout } from '../layout/PublicLayout';
import { NewPasswordFields } from './NewPasswordFields';
import { PasswordCard } from './PasswordCard';
import { resetSchema } from './passwordSchemas';

const loginPath = '/login';

/** Sets the password; resolves to what the form shows at its fields (spec 8, Reset). */
const useReset = (code: string) => {
  const notify = useNotify();
  const navigate = useNavigate();
  const leave = (message: string, type: 'success' | 'error') => {
    notify(message, { type });
    navigate(loginPath, { replace: true });
  };
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (password: string) =>
      callApi(submitUserResetPassword, { pwdRequestIdentifier: code, password }),
  });
  const reset = async (password: string) => {
    const answer = await mutateAsync(password).catch(() => undefined);
    if (answer?.success) return leave('app.password.updated', 'success');
    if (answer?.errorCode === 'Link_expired') {
      return leave(answer.errorMessage || 'app.password.linkExpired', 'error');
    }
    if (answer?.errorCode === 'Identical_Password') {
      return { confirmation: answer.errorMessage || 'app.password.failed' };
    }
    notify('app.password.failed', { type: 'error' });
  };
  return { reset, leave, isPending };
};

/** Chooses a password, by a link from an e-mail (spec 2.2, Password reset); a link without code is an expired one. */
export const PasswordReset = () => {
  const translate = useTranslate();
  const [parameters] = useSearchParams();
  const code = parameters.get('code') ?? '';
  const isNewAccount = parameters.get('isNewAccount') === '1';
  const { reset, leave, isPending } = useReset(code);

  // biome-ignore lint/correctness/useExhaustiveDependencies: told once per link
  useEffect(() => {
    if (!code) leave('app.password.linkExpired', 'error');
  }, [code]);

  return (
    <PublicLayout>
      <Page title={translate(isNewAccount ? 'app.password.newAccountTitle' : 'app.password.resetTitle')}>
        <SchemaForm
          schema={resetSchema}
          defaultValues={{ password: '', confirmation: '' }}
          mode="all"
          isQuiet
          onSubmit={({ password }) => reset(password)}
        >
          <PasswordCard isBusy={isPending}>
            <NewPasswordFields />
          </PasswordCard>
        </SchemaForm>
      </Page>
    </PublicLayout>
  );
};
