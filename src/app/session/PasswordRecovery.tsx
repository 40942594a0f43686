import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { HttpError, useNotify, useTranslate } from 'ra-core';
import { useLocation, useNavigate } from 'react-router';
import { getEmailForPasswordRecovery } from '../../../contract/calls/authentication';
import { fieldLengths } from '../../../contract/rules/limits';
import { callApi } from '../../../providers/http/callApi';
import { SchemaForm } from '../../kit/form/SchemaForm';
import { TextInput } from '../../kit/inputs/TextInput';
import { Page } from '../../kit/layout/Page';
import { PublicLayout } from '../layout/PublicLayout';
import { recoverySchema } from './passwordSchemas';
import { useWantedPath } from './useWantedPath';

const useRecovery = () => {
  const notify = useNotify();
  const navigate = useNavigate();
  const wantedPath = useWantedPath();
  return useMutation({
    mutationFn: (username: string) => callApi(getEmailForPasswordRecovery, { username }),
    onSuccess: (sent) => {
      if (!sent) return notify('app.recovery.empty', { type: 'error' });
      notify('app.recovery.sent', { type: 'success' });
      navigate(wantedPath);
    },
    onError: (error) => {
      const generic = error instanceof HttpError ? 'app.recovery.empty' : 'app.recovery.failed';
      notify((error instanceof HttpError && error.message) || generic, { type: 'error' });
    },
  });
};

/** Asks for a link with which to choose a new password (spec 2.2, Password recovery). */
export const PasswordRecovery = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { mutate, isPending } = useRecovery();
  return (
    <PublicLayout>
      <Page title={translate('app.recovery.title')}>
        <Card sx={{ p: { xs: 2, sm: 3 } }}>
          <SchemaForm
            schema={recoverySchema}
            defaultValues={{ username: '' }}
            mode="all"
            isQuiet
            onSubmit={({ username }) => mutate(username)}
          >
            <Stack sx={{ gap: 2.5 }}>
              <Typography color="textSecondary">{translate('app.recovery.introduction')}</Typography>
              <TextInput
                source="username"
                label="app.recovery.username"
                required={false}
                autoComplete="username"
                maxLength={fieldLengths.email}
              />
              <Stack direction="row" sx={{ gap: 2, justifyContent: 'space-between' }}>
                <Button
                  variant="outlined"
                  size="large"
                  onClick={() => navigate({ pathname: '/login', search: state?.search })}
                >
                  {translate('app.recovery.back')}
                </Button>
                <Button type="submit" variant="contained" size="large" loading={isPending}>
                  {translate('app.recovery.submit')}
                </Button>
              </Stack>
            </Stack>
          </SchemaForm>
        </Card>
      </Page>
    </PublicLayout>
  );
};
