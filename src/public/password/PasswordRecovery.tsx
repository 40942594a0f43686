import { useEffect } from 'react';
import type { getEmailForPasswordRecovery } from '../../../contract/calls/authentication';
import { publicCalls } from '../../../contract/calls/publicCalls';
import { paths } from '../../../contract/paths';
import { fieldLengths } from '../../../contract/rules/limits';
import { callPublic, refusalMessage } from '../../../providers/http/callPublic';
import { Button } from '../../ui/buttons/Button';
import { TextBox } from '../../ui/fields/TextBox';
import { toasts } from '../../ui/toasts/toasts';
import { useClientConfig } from '../config/ClientConfigProvider';
import { usePublicForm } from '../form/usePublicForm';
import { PublicPage } from '../frame/PublicPage';
import { browserLocation, useWantedPath } from '../routing/browserLocation';
import { recoveryProblems } from './passwordProblems';
import { recoveryTexts as texts } from './texts';

const useRecovery = () => {
  const wantedPath = useWantedPath();
  return async ({ username }: { username: string }) => {
    try {
      const sent = await callPublic<typeof getEmailForPasswordRecovery>(
        publicCalls.getEmailForPasswordRecovery,
        { username },
      );
      toasts.show(sent ? texts.sent : texts.empty, sent ? 'success' : 'error');
      if (sent) browserLocation.goTo(wantedPath);
    } catch (error) {
      const message = refusalMessage(error);
      toasts.show(message || (message === undefined ? texts.failed : texts.empty), 'error');
    }
    return undefined;
  };
};

/** Goes back to the login page that led here, with its wanted path. */
const goBack = (options?: { replace: boolean }) =>
  browserLocation.goTo(`${paths.login}${window.history.state?.search ?? ''}`, options);

/** Requests a link for choosing a new password (spec 2.2, Password recovery); goes back where passwords are closed. */
export const PasswordRecovery = () => {
  const { isPasswordSignInClosed } = useClientConfig();
  useEffect(() => {
    if (isPasswordSignInClosed) goBack({ replace: true });
  }, [isPasswordSignInClosed]);
  const { form, field, isBusy } = usePublicForm({
    empty: { username: '' },
    validate: recoveryProblems,
    onSubmit: useRecovery(),
  });
  return (
    <PublicPage title={texts.title}>
      <div className="ui-section">
        <form {...form} className="stack">
          <p className="secondary">{texts.introduction}</p>
          <TextBox
            {...field('username')}
            label={texts.username}
            autoComplete="username"
            inputMode="email"
            autoCapitalize="none"
            maxLength={fieldLengths.email}
          />
          <div className="buttons">
            <Button size="large" variant="outlined" onClick={() => goBack()}>
              {texts.back}
            </Button>
            <Button type="submit" size="large" variant="contained" loading={isBusy}>
              {texts.submit}
            </Button>
          </div>
        </form>
      </div>
    </PublicPage>
  );
};
