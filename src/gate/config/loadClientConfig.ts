import { asClientConfig } from '../../../contract/entities/asClientConfig';
import type { ClientConfig } from '../../../contract/entities/clientConfig';
import { defaultClientConfig } from '../../../contract/entities/defaultClientConfig';
import { extensions } from '../../../providers/http/extensions';
import { fetchJson } from '../../../providers/http/fetchJson';

/** What /config.json says of this deployment, the defaults where it says nothing; rejects when it is missing or unusable. */
export const loadClientConfig = async (): Promise<ClientConfig> => {
  let offered: readonly string[] = [];
  try {
    const config = asClientConfig({ ...defaultClientConfig, ...Object(await fetchJson('/config.json')) });
    if (!config) throw new TypeError('It says something else than a configuration');
    offered = config.extensions ?? [];
    return config;
  } finally {
    extensions.offer(offered);
  }
};

/** The configuration, asked for before the page is rendered. */
export interface PrefetchedConfig {
  loading: Promise<ClientConfig>;
  /** There once it is loaded. */
  loaded?: ClientConfig;
}

/** Asks for the configuration before the page is rendered. */
export const prefetchConfig = (): PrefetchedConfig => {
  const prefetched: PrefetchedConfig = { loading: loadClientConfig() };
  prefetched.loading.then(
    (config) => {
      prefetched.loaded = config;
    },
    // The page, which waits for it too, says so.
    () => undefined,
  );
  return prefetched;
};
