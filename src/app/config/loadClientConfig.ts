import type { ClientConfig } from '../../../contract/entities/clientConfig';
import { asClientConfig } from '../../../contract/rules/asClientConfig';
import { defaultClientConfig } from '../../../contract/rules/defaultClientConfig';
import { fetchJson } from '../../../providers/http/fetchJson';

/** What /config.json says of this deployment, the defaults where it says nothing; rejects when it is missing or unusable. */
export const loadClientConfig = async (): Promise<ClientConfig> => {
  const config = asClientConfig({ ...defaultClientConfig, ...Object(await fetchJson('/config.json')) });
  if (!config) throw new TypeError('It says something else than a configuration');
  return config;
};

/** The configuration of a page that began to load it before it was drawn. */
export interface ConfigAhead {
  loading: Promise<ClientConfig>;
  /** There once it is loaded. */
  loaded?: ClientConfig;
}

/** Begins to load the configuration. */
export const loadConfigAhead = (): ConfigAhead => {
  const ahead: ConfigAhead = { loading: loadClientConfig() };
  ahead.loading.then(
    (config) => {
      ahead.loaded = config;
    },
    // Who shows the page learns of it too, and tells.
    () => undefined,
  );
  return ahead;
};
