import { Suspense, useEffect, useState } from 'react';
import type { submitUserResetPassword } from '../../../contract/calls/authentication';
import { publicCalls } from '../../../contract/calls/publicCalls';
import type { AddedFactors } from '../../../contract/entities/signInStep';
import { paths } from '../../../contract/paths';
import { loadSecondStep } from '../../../modules/public';
import { callPublic } from '../../../providers/http/callPublic';
import { loadable } from '../../ui/loading/loadable';
import { type Toast, toasts } from '../../ui/toasts/toasts';
import { useClientConfig } from '../config/ClientConfigProvider';
import { usePublicForm } from '../form/usePublicForm';
import { PublicPage } from '../frame/PublicPage';
import { browserLocation, useAddress } from '../routing/browserLocation';
import { NewPasswordCard } from './NewPasswordCard';
import { resetProblems } from './passwordProblems';
import { passwordTexts as texts } from './texts';

const load = loadSecondStep;
const AfterReset = load && loadable(async () => (await load()).AfterReset);

const leave = (text: string, kind: Toast['kind']) => {
  toasts.show(text, kind);
  browserLocation.goTo(paths.login, { replace: true });
};

/** Sets the password; resolves to the problems that the form shows at its fields (spec 8, Reset). */
const reset = async (code: string, password: string, onAdded: (added: AddedFactors) => void) => {
  const answer = await callPublic<typeof submitUserResetPassword>(publicCalls.submitUserResetPassword, {
    pwdRequestIdentifier: code,
    password,
  }).catch(() => undefined);
  const { success, errorCode, errorMessage, addedFactors } = answer ?? {};
  if (success && addedFactors && AfterReset) onAdded(addedFactors);
  else if (success) leave(texts.updated, 'success');
  else if (errorCode === 'Link_expired') leave(errorMessage || texts.linkExpired, 'error');
  else if (errorCode === 'Identical_Password') return { confirmation: errorMessage || texts.failed };
  else toasts.show(texts.failed, 'error');
  return undefined;
};

/**
 * Chooses a password, through a link from an e-mail (spec 2.2, Password reset). A link without a code, or where
 * passwords are closed, counts as expired. What was added to the account since the password before is shown afterwards.
 */
export const PasswordReset = () => {
  const { isPasswordSignInClosed } = useClientConfig();
  const { searchParams } = useAddress();
  const code = searchParams.get('code') ?? '';
  const isNewAccount = searchParams.get('isNewAccount') === '1';
  const [added, setAdded] = useState<AddedFactors>();
  const { form, ...rest } = usePublicForm<'password' | 'confirmation'>({
    empty: { password: '', confirmation: '' },
    validate: resetProblems,
    onSubmit: ({ password }) => reset(code, password, setAdded),
  });

  useEffect(() => {
    if (!code || isPasswordSignInClosed) leave(texts.linkExpired, 'error');
  }, [code, isPasswordSignInClosed]);

  return (
    <PublicPage title={isNewAccount ? texts.newAccountTitle : texts.resetTitle}>
      {added && AfterReset ? (
        <Suspense>
          <AfterReset added={added} onDone={() => leave(texts.updated, 'success')} />
        </Suspense>
      ) : (
        <form {...form}>
          <NewPasswordCard form={rest} />
        </form>
      )}
    </PublicPage>
  );
};
