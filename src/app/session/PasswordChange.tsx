import Box from '@mui/material/Box';
import { useMutation } from '@tanstack/react-query';
import { HttpError, useGetIdentity, useNotify, useTranslate } from 'ra-core';
import { useNavigate } from 'react-router';
import { submitUserChangePassword } from '../../../contract/calls/authentication';
import { callApi } from '../../../providers/http/callApi';
import { RevalidateWith } from '../../kit/form/RevalidateWith';
import { SchemaForm } from '../../kit/form/SchemaForm';
import { PasswordInput } from '../../kit/inputs/PasswordInput';
import { Page } from '../../kit/layout/Page';
import { NewPasswordFields } from './NewPasswordFields';
import { PasswordCard } from './PasswordCard';
import { changeSchema } from './passwordSchemas';

const unauthorized = 401;

/** Changes the password; resolves to what the form shows at its fields (spec 8, Change). */
const useChange = () => {
  const notify = useNotify();
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (passwords: { oldPassword: string; newPassword: string }) =>
      callApi(submitUserChangePassword, passwords),
  });
  const change = async (passwords: { oldPassword: string; newPassword: string }) => {
    let answer: Awaited<ReturnType<typeof mutateAsync>> | undefined;
    try {
      answer = await mutateAsync(passwords);
    } catch (error) {
      // The end of the session is told elsewhere.
      if (error instanceof HttpError && error.status === unauthorized) return;
    }
    if (answer?.success) {
      notify('app.password.updated', { type: 'success' });
      return navigate('/');
    }
    const message = answer?.errorMessage || 'app.password.failed';
    if (answer?.errorCode === 'Wrong_OldPassword') return { oldPassword: message };
    if (answer?.errorCode === 'Identical_Password') return { password: message };
    notify('app.password.failed', { type: 'error' });
  };
  return { change, isPending };
};

/** Changes the own password, for providers and operators (spec 2.2, Password change). */
export const PasswordChange = () => {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const { change, isPending } = useChange();
  return (
    <Box sx={{ maxWidth: 440 }}>
      <Page title={translate('app.password.changeTitle')}>
        <SchemaForm
          schema={changeSchema}
          defaultValues={{ oldPassword: '', password: '', confirmation: '' }}
          mode="all"
          isQuiet
          onSubmit={({ oldPassword, password }) => change({ oldPassword, newPassword: password })}
        >
          <PasswordCard isBusy={isPending}>
            {/* Tells a password manager whose password this is. */}
            <input hidden readOnly autoComplete="username" value={identity?.fullName ?? ''} />
            <PasswordInput
              source="oldPassword"
              label="app.password.current"
              required={false}
              autoComplete="current-password"
            />
            <NewPasswordFields />
            <RevalidateWith source="password" other="oldPassword" />
          </PasswordCard>
        </SchemaForm>
      </Page>
    </Box>
  );
};
