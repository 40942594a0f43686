import { type ReactNode, useEffect, useState } from 'react';
import { defaultClientConfig } from '../../../contract/entities/defaultClientConfig';
import { ClientConfigContext, ConfigLoadingContext } from './clientConfigContext';
import { loadClientConfig, type PrefetchedConfig } from './loadClientConfig';

interface ClientConfigProviderProps {
  prefetched: PrefetchedConfig | undefined;
  children: ReactNode;
}

/** Loads /config.json once; until then, and without it, the defaults apply. */
export const ClientConfigProvider = ({ prefetched, children }: ClientConfigProviderProps) => {
  const [config, setConfig] = useState(prefetched?.loaded ?? defaultClientConfig);
  const [isLoading, setIsLoading] = useState(!prefetched?.loaded);
  useEffect(() => {
    if (!isLoading) return;
    (prefetched?.loading ?? loadClientConfig())
      .then(setConfig, (error) => console.error('No usable /config.json', error))
      .finally(() => setIsLoading(false));
  }, [prefetched, isLoading]);
  return (
    <ConfigLoadingContext value={isLoading}>
      <ClientConfigContext value={config}>{children}</ClientConfigContext>
    </ConfigLoadingContext>
  );
};
