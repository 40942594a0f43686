import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { paths } from '../../../contract/paths';
import { loadSecondStep, publicModules } from '../../../modules/public';
import { onSessionChangedElsewhere, readEndedSession } from '../../../providers/http/session';
import { Button } from '../../ui/buttons/Button';
import { TextBox } from '../../ui/fields/TextBox';
import { Icon } from '../../ui/icons/Icon';
import { loadable } from '../../ui/loading/loadable';
import { useClientConfig } from '../config/ClientConfigProvider';
import { PasswordField } from '../form/PasswordField';
import { usePublicForm } from '../form/usePublicForm';
import { PublicPage } from '../frame/PublicPage';
import { browserLocation, PublicLink, useAddress, useWantedPath } from '../routing/browserLocation';
import { CorporateSignIn } from './CorporateSignIn';
import { loginProblems } from './loginProblems';
import { messages } from './messages';
import { pendingChallenge } from './pendingChallenge';
import { signInFailure, useSignIn } from './useSignIn';

const texts = messages.app.login;

const load = loadSecondStep;
const SignInStep = load && loadable(async () => (await load()).SignInStep);

/** Sign-in by e-mail and password or by corporate account (spec 2.2); only the latter where passwords are closed. */
export const Login = () => {
  const { isPasswordSignInClosed } = useClientConfig();
  const { subscribe, getSnapshot } = pendingChallenge;
  const challenge = useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
  useFollowOtherTab();
  return (
    <PublicPage title={texts.title}>
      <div className="ui-section">
        {challenge && SignInStep ? (
          <Suspense>
            <SignInStep challenge={challenge} />
          </Suspense>
        ) : (
          <>
            <p className="purpose">{texts.purpose}</p>
            <EndedSession />
            {!isPasswordSignInClosed && <PasswordSignIn />}
            <CorporateSignIn isAlone={isPasswordSignInClosed} />
            {!isPasswordSignInClosed &&
              publicModules.map(({ name, SignIn }) => SignIn && <SignIn key={name} />)}
          </>
        )}
      </div>
    </PublicPage>
  );
};

/** Says that the session ended, as long as nobody signs in again; a prerendered page can't know. */
const EndedSession = () => {
  const hasEnded = useSyncExternalStore(
    noChange,
    () => readEndedSession() !== undefined,
    () => false,
  );
  return (
    hasEnded && (
      <div role="status" className="alert note">
        <Icon name="info" />
        {messages.app.session.ended}
      </div>
    )
  );
};

const noChange = () => () => undefined;

const PasswordSignIn = () => {
  const { search } = useAddress();
  const { form, field, failure, isBusy } = usePasswordSignIn();
  return (
    <>
      <form {...form} className="stack">
        <TextBox
          {...field('username')}
          label={texts.username}
          autoComplete="username webauthn"
          inputMode="email"
          autoCapitalize="none"
        />
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
      <PublicLink to={`${paths.passwordRecovery}/`} state={{ search }} className="ui-link centred">
        {texts.forgotten}
      </PublicLink>
    </>
  );
};

const endedUser = () => ({ username: readEndedSession() ?? '' });

const usePasswordSignIn = () => {
  const signIn = useSignIn();
  const [isLeaving, setIsLeaving] = useState(false);
  const form = usePublicForm({
    empty: { username: '', password: '' },
    remembered: endedUser,
    validate: loginProblems,
    onSubmit: async (credentials) => {
      try {
        await signIn(credentials);
        setIsLeaving(true);
        return undefined;
      } catch (error) {
        return { form: signInFailure(error) || texts.failed };
      }
    },
  });
  return { ...form, isBusy: form.isBusy || isLeaving };
};

/** Leaves the login page once the user signs in in another tab: both tabs share the session. */
const useFollowOtherTab = (): void => {
  const wantedPath = useWantedPath();
  useEffect(
    () =>
      onSessionChangedElsewhere((session) => {
        if (session) browserLocation.goTo(wantedPath, { replace: true });
      }),
    [wantedPath],
  );
};
