import { useState } from 'react';
import { Refusal } from '../../../providers/http/Refusal';
import { messages } from '../../../providers/i18nProvider/messages/session';
import { Button } from '../light/Button';
import { useAddress } from '../light/browserLocation';
import { Icon } from '../light/Icon';
import { LightLink } from '../light/LightLink';
import { PasswordField } from '../light/PasswordField';
import { TextField } from '../light/TextField';
import { useLightForm } from '../light/useLightForm';
import { CorporateSignIn } from './CorporateSignIn';
import { loginProblems } from './passwordProblems';
import { SessionPage } from './SessionPage';
import { recoveryRoute } from './sessionRoutes';
import { useFollowOtherTab } from './useFollowOtherTab';
import { useSignIn } from './useSignIn';

const texts = messages.app.login;

const usePasswordSignIn = () => {
  const signIn = useSignIn();
  const [failure, setFailure] = useState<string>();
  const [isLeaving, setIsLeaving] = useState(false);
  const form = useLightForm({
    empty: { username: '', password: '' },
    judge: loginProblems,
    onSubmit: async (credentials) => {
      setFailure(undefined);
      try {
        await signIn(credentials);
        setIsLeaving(true);
      } catch (error) {
        setFailure((error instanceof Refusal && error.message) || texts.failed);
      }
      return undefined;
    },
  });
  return { ...form, failure, isBusy: form.isBusy || isLeaving };
};

/** Sign-in by e-mail and password, or by the corporate account (spec 2.2). */
export const Login = () => {
  const { search } = useAddress();
  const { form, field, failure, isBusy } = usePasswordSignIn();
  useFollowOtherTab();
  return (
    <SessionPage title={texts.title}>
      <div className="card stack">
        <form {...form} className="stack">
          <TextField {...field('username')} label={texts.username} autoComplete="username" />
          <PasswordField {...field('password')} label={texts.password} autoComplete="current-password" />
          <Button type="submit" look="contained" isBusy={isBusy}>
            {texts.submit}
          </Button>
          {failure && (
            <div role="alert" className="alert">
              <Icon name="error" />
              {failure}
            </div>
          )}
        </form>
        <LightLink to={`${recoveryRoute}/`} state={{ search }} className="centred">
          {texts.forgotten}
        </LightLink>
        <CorporateSignIn />
      </div>
    </SessionPage>
  );
};
