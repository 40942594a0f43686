import { asClientConfig } from '../../../contract/entities/asClientConfig';
import type { ClientConfig } from '../../../contract/entities/clientConfig';
import { defaultClientConfig } from '../../../contract/entities/defaultClientConfig';
import { fetchJson } from '../../../providers/http/callPublic';
import { capabilities } from '../../../providers/http/capabilities';

/** Loads this deployment's /config.json, with defaults for what it omits; rejects when it is missing or unusable. */
export const loadClientConfig = async (): Promise<ClientConfig> => {
  let offered: readonly string[] = [];
  try {
    const config = asClientConfig({ ...defaultClientConfig, ...Object(await fetchJson('/config.json')) });
    if (!config) throw new TypeError('It says something else than a configuration');
    offered = config.extensions ?? [];
    return config;
  } finally {
    capabilities.offer(offered);
  }
};

/** The configuration, requested before the page is rendered. */
export interface PrefetchedConfig {
  loading: Promise<ClientConfig>;
  /** Set once it is loaded. */
  loaded?: ClientConfig;
}

/** Requests the configuration before the page is rendered. */
export const prefetchConfig = (): PrefetchedConfig => {
  const prefetched: PrefetchedConfig = { loading: loadClientConfig() };
  prefetched.loading.then(
    (config) => {
      prefetched.loaded = config;
    },
    // The page, which waits for it too, reports the failure.
    () => undefined,
  );
  return prefetched;
};
