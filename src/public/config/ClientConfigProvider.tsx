import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { defaultClientConfig } from '../../../contract/entities/defaultClientConfig';
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

/** Holds the configuration of this deployment, for `useClientConfig`. */
const ClientConfigContext = createContext(defaultClientConfig);

/** Holds whether /config.json is still loading, for `useIsConfigLoading`. */
const ConfigLoadingContext = createContext(false);

/** Returns whether /config.json is still loading, and the defaults apply until then. */
export const useIsConfigLoading = () => useContext(ConfigLoadingContext);

/** Returns the configuration of this deployment (spec 1, header and footer). */
export const useClientConfig = () => useContext(ClientConfigContext);
