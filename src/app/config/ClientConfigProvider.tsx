import { type ReactNode, useEffect, useState } from 'react';
import { clientConfig, defaultClientConfig } from '../../../contract/entities/clientConfig';
import { fetchJson } from '../../../providers/http/fetchJson';
import { ClientConfigContext } from './clientConfigContext';

const load = async () =>
  clientConfig.parse({ ...defaultClientConfig, ...Object(await fetchJson('/config.json')) });

/** Loads /config.json once; until then, and without it, the defaults hold. */
export const ClientConfigProvider = ({ children }: { children: ReactNode }) => {
  const [config, setConfig] = useState(defaultClientConfig);
  useEffect(() => {
    load().then(setConfig, (error) => console.error('No usable /config.json', error));
  }, []);
  return <ClientConfigContext value={config}>{children}</ClientConfigContext>;
};
