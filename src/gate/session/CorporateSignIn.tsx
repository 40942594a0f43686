import { useCallback, useEffect, useState } from 'react';
import type { CorporateSignInConfig } from '../../../contract/entities/clientConfig';
import { authProvider } from '../../../providers/authProvider/authProvider';
import type { CorporateReturn } from '../../../providers/authProvider/corporateSignIn';
import { wantsRetry } from '../../../providers/authProvider/pendingSignIn';
import { refusalMessage } from '../../../providers/http/request';
import { messages } from '../../../providers/i18nProvider/messages/session';
import { Button } from '../../ui/buttons/Button';
import { toasts } from '../../ui/toasts/toasts';
import { useClientConfig, useIsConfigLoading } from '../config/clientConfigContext';
import { useSignIn } from './useSignIn';

const texts = messages.app.login;

/** The way in for the regulator's staff (spec 2.2), beside the password or alone. */
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

const tell = (text: string) => toasts.tell(text || texts.corporateFailed, 'error');

/** The corporate sign-in as the login page offers it (spec 2.2); its failures are toasts (spec 8, Corporate login). */
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
      tell(refusalMessage(error) ?? '');
    },
    [signIn],
  );

  useEffect(() => {
    if (config) void authProvider.finishCorporateSignIn(config).then((come) => settle(config, come));
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
      void authProvider.startCorporateSignIn(config).then((come) => settle(config, come));
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
