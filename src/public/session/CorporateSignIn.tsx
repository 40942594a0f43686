import { useCallback, useEffect, useState } from 'react';
import type { CorporateSignInConfig } from '../../../contract/entities/clientConfig';
import { authProvider } from '../../../providers/authProvider/authProvider';
import type { CorporateReturn } from '../../../providers/authProvider/corporateSignIn';
import { wantsRetry } from '../../../providers/authProvider/pendingSignIn';
import { Button } from '../../ui/buttons/Button';
import { toasts } from '../../ui/toasts/toasts';
import { useClientConfig, useIsConfigLoading } from '../config/ClientConfigProvider';
import { messages } from './messages';
import { signInFailure, useSignIn } from './useSignIn';

const texts = messages.app.login;

/** The sign-in for the regulator's staff (spec 2.2), below the password form or alone. */
export const CorporateSignIn = ({ isAlone = false }: { isAlone?: boolean | undefined }) => {
  const { isBusy, start } = useCorporateSignIn();
  return (
    <>
      {!isAlone && <div className="divider">{texts.or}</div>}
      <Button size="large" variant={isAlone ? 'contained' : 'outlined'} loading={isBusy} onClick={start}>
        {texts.corporate}
      </Button>
    </>
  );
};

const maxRetries = 1;

const showFailure = (text: string) => toasts.show(text || texts.corporateFailed, 'error');

/** Runs the corporate sign-in of the login page (spec 2.2); its failures are toasts (spec 8, Corporate login). */
const useCorporateSignIn = () => {
  const { corporateSignIn: config } = useClientConfig();
  const isConfigLoading = useIsConfigLoading();
  const signIn = useSignIn();
  const [isBusy, setIsBusy] = useState(false);
  const [isWanted, setIsWanted] = useState(false);

  const settle = useCallback(
    async (from: CorporateSignInConfig, come: CorporateReturn | undefined) => {
      if (!come) return;
      const { identityToken, retries } = come;
      let { error } = come;
      if (identityToken) {
        error = await signIn({ identityToken }).then(
          () => undefined,
          (reason: unknown) => reason,
        );
      }
      if (error !== undefined && retries < maxRetries && wantsRetry(error)) {
        await settle(from, await authProvider.startCorporateSignIn(from, retries + 1));
        return;
      }
      setIsBusy(false);
      if (error === undefined) return;
      showFailure(signInFailure(error) ?? '');
    },
    [signIn],
  );

  useEffect(() => {
    if (config) void authProvider.finishCorporateSignIn(config).then((come) => settle(config, come));
  }, [config, settle]);

  useEffect(() => {
    // The browser's Back button, on the provider's page, may restore this page as it was left: still busy.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setIsBusy(false);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  // A press before /config.json is loaded takes effect once it is.
  useEffect(() => {
    if (!isWanted || isConfigLoading) return;
    setIsWanted(false);
    if (config) {
      void authProvider.startCorporateSignIn(config).then((come) => settle(config, come));
      return;
    }
    setIsBusy(false);
    showFailure('');
  }, [isWanted, isConfigLoading, config, settle]);

  const start = () => {
    setIsBusy(true);
    setIsWanted(true);
  };
  return { isBusy, start };
};
