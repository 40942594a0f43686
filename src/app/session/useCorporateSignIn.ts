import { useCallback, useEffect, useState } from 'react';
import type { CorporateSignInConfig } from '../../../contract/entities/clientConfig';
import {
  type CorporateReturn,
  finishCorporateSignIn,
  startCorporateSignIn,
} from '../../../providers/authProvider/corporateSignIn/corporateSignIn';
import { wantsRetry } from '../../../providers/authProvider/corporateSignIn/wantsRetry';
import { Refusal } from '../../../providers/http/Refusal';
import { messages } from '../../../providers/i18nProvider/messages/session';
import { toasts } from '../../kit/notifications/toasts';
import { useClientConfig, useIsConfigLoading } from '../config/clientConfigContext';
import { useSignIn } from './useSignIn';

const maxRetries = 1;

const tell = (text: string) => toasts.tell(text || messages.app.login.corporateFailed, 'error');

/** The corporate sign-in as the login page offers it (spec 2.2); its failures are toasts (spec 8, Corporate login). */
export const useCorporateSignIn = () => {
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
        await settle(from, await startCorporateSignIn(from, retries + 1));
        return;
      }
      setIsBusy(false);
      if (error === undefined) return;
      tell(error instanceof Refusal ? error.message : '');
    },
    [signIn],
  );

  useEffect(() => {
    if (config) void finishCorporateSignIn(config).then((come) => settle(config, come));
  }, [config, settle]);

  useEffect(() => {
    // Whoever comes back from the provider's page by the browser's own button finds this one as it was left.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setIsBusy(false);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  // Whoever is quicker than /config.json is taken at their word once it is there.
  useEffect(() => {
    if (!isWanted || isConfigLoading) return;
    setIsWanted(false);
    if (config) {
      void startCorporateSignIn(config).then((come) => settle(config, come));
      return;
    }
    setIsBusy(false);
    tell('');
  }, [isWanted, isConfigLoading, config, settle]);

  const start = () => {
    setIsBusy(true);
    setIsWanted(true);
  };
  return { isBusy, start };
};
