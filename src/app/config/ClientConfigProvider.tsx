import { type ReactNode, useEffect, useState } from 'react';
import { defaultClientConfig } from '../../../contract/rules/defaultClientConfig';
import { ClientConfigContext, ConfigLoadingContext } from './clientConfigContext';
import { type ConfigAhead, loadClientConfig } from './loadClientConfig';

interface ClientConfigProviderProps {
  ahead: ConfigAhead | undefined;
  children: ReactNode;
}

/** Loads /config.json once; until then, and without it, the defaults hold. */
export const ClientConfigProvider = ({ ahead, children }: ClientConfigProviderProps) => {
  const [config, setConfig] = useState(ahead?.loaded ?? defaultClientConfig);
  const [isLoading, setIsLoading] = useState(!ahead?.loaded);
  useEffect(() => {
    if (!isLoading) return;
    (ahead?.loading ?? loadClientConfig())
      .then(setConfig, (error) => console.error('No usable /config.json', error))
      .finally(() => setIsLoading(false));
  }, [ahead, isLoading]);
  return (
    <ConfigLoadingContext value={isLoading}>
      <ClientConfigContext value={config}>{children}</ClientConfigContext>
    </ConfigLoadingContext>
  );
};
