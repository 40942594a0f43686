import { useLogout } from 'ra-core';
import { freshIdentity } from '../../../providers/authProvider/freshIdentity';
import { loginRoute } from '../../../providers/authProvider/loginRoute';
import { callApi } from '../../../providers/http/callApi';
import { refusalMessage } from '../../../providers/http/callPublic';
import { readSession } from '../../../providers/http/session';
import { useClientConfig } from '../../../src/public/config/ClientConfigProvider';
import { PasswordField } from '../../../src/public/form/PasswordField';
import { usePublicForm } from '../../../src/public/form/usePublicForm';
import { Button } from '../../../src/ui/buttons/Button';
import { Dialog } from '../../../src/ui/dialog/Dialog';
import { Stack } from '../../../src/ui/layout/Stack';
import { provePassword } from '../contract/calls';
import { factorTexts } from '../public/texts';
import { texts } from './texts';

interface PasswordDialogProps {
  /** Whether the person can prove one; otherwise the corporate identity alone. */
  hasPassword: boolean;
  /** Called with whether it was proven. */
  onEnd: (isProven: boolean) => void;
}

/**
 * Asks for the password before a call that wants a recent one. Whoever signs in by the corporate account does so anew, and
 * comes back to this page.
 */
export const PasswordDialog = ({ hasPassword, onEnd }: PasswordDialogProps) => {
  const { corporateSignIn } = useClientConfig();
  const isStaff = readSession()?.roles.includes('Administrator');
  const logout = useLogout();
  const { form, field, isBusy } = usePublicForm({
    empty: { password: '' },
    validate: ({ password }) => ({ password: password ? undefined : factorTexts.required }),
    onSubmit: async ({ password }) => {
      try {
        await callApi(provePassword, { password });
        onEnd(true);
        return undefined;
      } catch (error) {
        return { password: refusalMessage(error) || texts.failed };
      }
    },
  });
  const enterAnew = () => {
    freshIdentity.ask();
    onEnd(false);
    void logout({}, loginRoute(window.location));
  };
  return (
    <Dialog
      title={texts.prove.title}
      about={hasPassword ? texts.password.why : texts.password.whyCorporate}
      width="narrow"
      onClose={() => onEnd(false)}
      actions={<Button onClick={() => onEnd(false)}>{texts.cancel}</Button>}
    >
      <Stack>
        {hasPassword && (
          <form {...form} className="stack">
            <PasswordField
              {...field('password')}
              label={texts.password.label}
              autoComplete="current-password"
              autoFocus
            />
            <Button type="submit" size="large" variant="contained" loading={isBusy}>
              {texts.go}
            </Button>
          </form>
        )}
        {corporateSignIn && isStaff && (
          <Button autoFocus={!hasPassword} onClick={enterAnew}>
            {texts.password.corporate}
          </Button>
        )}
      </Stack>
    </Dialog>
  );
};
