import { type ReactNode, useEffect, useState } from 'react';
import { asClientConfig } from '../../../contract/rules/asClientConfig';
import { defaultClientConfig } from '../../../contract/rules/defaultClientConfig';
import { fetchJson } from '../../../providers/http/fetchJson';
import { ClientConfigContext, ConfigLoadingContext } from './clientConfigContext';

const load = async () => {
  const config = asClientConfig({ ...defaultClientConfig, ...Object(await fetchJson('/config.json')) });
  if (!config) throw new TypeError('It says something else than a configuration');
  return config;
};

/** Loads /config.json once; until then, and without it, the defaults hold. */
export const ClientConfigProvider = ({ children }: { children: ReactNode }) => {
  const [config, setConfig] = useState(defaultClientConfig);
  const [isLoading, setIsLoading] = useState(true);
  useEffect(() => {
    load()
      .then(setConfig, (error) => console.error('No usable /config.json', error))
      .finally(() => setIsLoading(false));
  }, []);
  return (
    <ConfigLoadingContext value={isLoading}>
      <ClientConfigContext value={config}>{children}</ClientConfigContext>
    </ConfigLoadingContext>
  );
};
