import type { getEmailForPasswordRecovery } from '../../../contract/calls/authentication';
import { publicCalls } from '../../../contract/calls/publicCalls';
import { fieldLengths } from '../../../contract/rules/limits';
import { callPublic } from '../../../providers/http/callPublic';
import { Refusal } from '../../../providers/http/Refusal';
import { messages } from '../../../providers/i18nProvider/messages/session';
import { Button } from '../../kit/buttons/Button';
import { TextBox } from '../../kit/inputs/TextBox';
import { toasts } from '../../kit/notifications/toasts';
import { browserLocation } from '../light/browserLocation';
import { useLightForm } from '../light/useLightForm';
import { recoveryProblems } from './passwordProblems';
import { SessionPage } from './SessionPage';
import { useWantedPath } from './useWantedPath';

const texts = messages.app.recovery;

const useRecovery = () => {
  const wantedPath = useWantedPath();
  return async ({ username }: { username: string }) => {
    try {
      const sent = await callPublic<typeof getEmailForPasswordRecovery>(
        publicCalls.getEmailForPasswordRecovery,
        { username },
      );
      toasts.tell(sent ? texts.sent : texts.empty, sent ? 'success' : 'error');
      if (sent) browserLocation.goTo(wantedPath);
    } catch (error) {
      const generic = error instanceof Refusal ? texts.empty : texts.failed;
      toasts.tell((error instanceof Refusal && error.message) || generic, 'error');
    }
    return undefined;
  };
};

/** Back to the login page that led here, with its wanted path. */
const goBack = () => browserLocation.goTo(`/login${window.history.state?.search ?? ''}`);

/** Asks for a link with which to choose a new password (spec 2.2, Password recovery). */
export const PasswordRecovery = () => {
  const { form, field, isBusy } = useLightForm({
    empty: { username: '' },
    judge: recoveryProblems,
    onSubmit: useRecovery(),
  });
  return (
    <SessionPage title={texts.title}>
      <div className="kit-section">
        <form {...form} className="stack">
          <p className="secondary">{texts.introduction}</p>
          <TextBox
            {...field('username')}
            label={texts.username}
            autoComplete="username"
            maxLength={fieldLengths.email}
          />
          <div className="buttons">
            <Button size="large" variant="outlined" onClick={goBack}>
              {texts.back}
            </Button>
            <Button type="submit" size="large" variant="contained" loading={isBusy}>
              {texts.submit}
            </Button>
          </div>
        </form>
      </div>
    </SessionPage>
  );
};
