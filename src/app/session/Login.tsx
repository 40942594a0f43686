import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { Form, HttpError, required, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { messages } from '../../../contract/rules/messages';
import { PasswordInput } from '../../kit/inputs/PasswordInput';
import { TextInput } from '../../kit/inputs/TextInput';
import { Page } from '../../kit/layout/Page';
import { PublicLayout } from '../layout/PublicLayout';
import { CorporateSignIn } from './CorporateSignIn';
import { recoveryRoute } from './sessionRoutes';
import { useFollowOtherTab } from './useFollowOtherTab';
import { useSignIn } from './useSignIn';

const validate = required(messages.required);

const usePasswordSignIn = () => {
  const signIn = useSignIn();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const submit = async ({ username, password }: { username?: string; password?: string }) => {
    setFailure(undefined);
    setIsBusy(true);
    try {
      await signIn({ username: username ?? '', password: password ?? '' });
    } catch (error) {
      setFailure((error instanceof HttpError && error.message) || 'app.login.failed');
      setIsBusy(false);
    }
  };
  return { submit, failure, isBusy };
};

/** Sign-in by e-mail and password, or by the corporate account (spec 2.2). */
export const Login = () => {
  const translate = useTranslate();
  const { search } = useLocation();
  const { submit, failure, isBusy } = usePasswordSignIn();
  useFollowOtherTab();
  return (
    <PublicLayout>
      <Page title={translate('app.login.title')}>
        <Card sx={{ p: { xs: 2, sm: 3 } }}>
          <Stack sx={{ gap: 2.5 }}>
            <Form onSubmit={submit} mode="all" noValidate disableInvalidFormNotification>
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
                <Button type="submit" variant="contained" size="large" loading={isBusy}>
                  {translate('app.login.submit')}
                </Button>
                {failure && <Alert severity="error">{translate(failure)}</Alert>}
              </Stack>
            </Form>
            <MuiLink
              component={Link}
              to={`${recoveryRoute}/`}
              state={{ search }}
              sx={{ alignSelf: 'center' }}
            >
              {translate('app.login.forgotten')}
            </MuiLink>
            <CorporateSignIn />
          </Stack>
        </Card>
      </Page>
    </PublicLayout>
  );
};
