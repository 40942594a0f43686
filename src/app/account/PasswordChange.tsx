import { HttpError, useGetIdentity, useNotify } from 'ra-core';
import { useNavigate } from 'react-router';
import { submitUserChangePassword } from '../../../contract/calls/authentication';
import { paths } from '../../../contract/paths';
import { callApi } from '../../../providers/http/callApi';
import { Page } from '../../kit/layout/Page';
import { useIsLeaving } from '../../kit/navigation/useIsLeaving';
import { PasswordField } from '../../public/form/PasswordField';
import { usePublicForm } from '../../public/form/usePublicForm';
import { NewPasswordCard } from '../../public/password/NewPasswordCard';
import { changeProblems } from '../../public/password/passwordProblems';
import { passwordTexts as texts } from '../../public/password/texts';
import './passwordChange.css';

const unauthorized = 401;

/** Returns a function that changes the password and resolves to the problems to show at the fields (spec 8, Change). */
const useChange = () => {
  const notify = useNotify();
  const navigate = useNavigate();
  const isLeaving = useIsLeaving();
  return async ({ oldPassword, password }: { oldPassword: string; password: string }) => {
    const answer = await callApi(submitUserChangePassword, { oldPassword, newPassword: password }).catch(
      (error: unknown) => error,
    );
    // The end of the session is reported elsewhere.
    if (answer instanceof HttpError && answer.status === unauthorized) return undefined;
    const { success, errorCode, errorMessage } = answer instanceof Error ? {} : Object(answer);
    if (success) {
      notify(texts.updated, { type: 'success' });
      if (!isLeaving()) navigate(paths.home);
      return undefined;
    }
    const message = errorMessage || texts.failed;
    if (errorCode === 'Wrong_OldPassword') return { oldPassword: message };
    if (errorCode === 'Identical_Password') return { password: message };
    notify(texts.failed, { type: 'error' });
    return undefined;
  };
};

/** The page where providers and operators change their own password (spec 2.2, Password change). */
export const PasswordChange = () => {
  const { identity } = useGetIdentity();
  const { form, ...rest } = usePublicForm<'oldPassword' | 'password' | 'confirmation'>({
    empty: { oldPassword: '', password: '', confirmation: '' },
    validate: changeProblems,
    onSubmit: useChange(),
  });
  return (
    <div className="password-change">
      <Page title={texts.changeTitle}>
        <form {...form}>
          <NewPasswordCard form={rest}>
            {/* Tells a password manager whose password this is. */}
            <input hidden readOnly autoComplete="username" value={identity?.fullName ?? ''} />
            <PasswordField
              {...rest.field('oldPassword')}
              label={texts.current}
              autoComplete="current-password"
            />
          </NewPasswordCard>
        </form>
      </Page>
    </div>
  );
};
