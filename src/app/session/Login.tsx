import { useState } from 'react';
import { Refusal } from '../../../providers/http/Refusal';
import { messages } from '../../../providers/i18nProvider/messages/session';
import { Button } from '../../kit/buttons/Button';
import { Icon } from '../../kit/icons/Icon';
import { TextBox } from '../../kit/inputs/TextBox';
import { useAddress } from '../light/browserLocation';
import { LightLink } from '../light/LightLink';
import { PasswordField } from '../light/PasswordField';
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
      <div className="kit-section">
        <form {...form} className="stack">
          <TextBox {...field('username')} label={texts.username} autoComplete="username" />
          <PasswordField {...field('password')} label={texts.password} autoComplete="current-password" />
          <Button type="submit" size="large" variant="contained" loading={isBusy}>
            {texts.submit}
          </Button>
          {failure && (
            <div role="alert" className="alert">
              <Icon name="errorOutline" />
              {failure}
            </div>
          )}
        </form>
        <LightLink to={`${recoveryRoute}/`} state={{ search }} className="kit-link centred">
          {texts.forgotten}
        </LightLink>
        <CorporateSignIn />
      </div>
    </SessionPage>
  );
};
