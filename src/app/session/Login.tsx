import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { Form, HttpError, required, useLogin, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { messages } from '../../../contract/rules/messages';
import { innerPath } from '../../../providers/authProvider/innerPath';
import { PasswordInput } from '../../kit/inputs/PasswordInput';
import { TextInput } from '../../kit/inputs/TextInput';
import { Page } from '../../kit/layout/Page';
import { PublicLayout } from '../layout/PublicLayout';

const validate = required(messages.required);

const useSignIn = () => {
  const login = useLogin();
  const queryClient = useQueryClient();
  const [parameters] = useSearchParams();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  const signIn = async (credentials: object) => {
    setFailure(undefined);
    setBusy(true);
    // What was asked about rights before signing in does not hold afterwards.
    queryClient.clear();
    try {
      await login(credentials, innerPath(parameters.get('redirect')));
    } catch (error) {
      setFailure((error instanceof HttpError && error.message) || 'app.login.failed');
      setBusy(false);
    }
  };
  return { signIn, failure, busy };
};

/** Sign-in by e-mail and password (spec 2.2). */
export const Login = () => {
  const translate = useTranslate();
  const { signIn, failure, busy } = useSignIn();
  return (
    <PublicLayout>
      <Page title={translate('app.login.title')}>
        <Card sx={{ p: { xs: 2, sm: 3 } }}>
          <Form onSubmit={signIn} noValidate disableInvalidFormNotification>
            <Stack sx={{ gap: 2.5 }}>
              <TextInput
                source="username"
                label="app.login.username"
                validate={validate}
                required={false}
                autoComplete="username"
              />
              <PasswordInput
                source="password"
                label="app.login.password"
                validate={validate}
                required={false}
                autoComplete="current-password"
              />
              <Button type="submit" variant="contained" size="large" loading={busy}>
                {translate('app.login.submit')}
              </Button>
              {failure && <Alert severity="error">{translate(failure)}</Alert>}
            </Stack>
          </Form>
        </Card>
      </Page>
    </PublicLayout>
  );
};
