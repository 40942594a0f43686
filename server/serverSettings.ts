import type { ClientConfig } from '../contract/entities/clientConfig';

/** What a deployment decides about the server's core. */
export interface ServerSettings {
  /** Signs access tokens; made by importTokenKey. */
  readonly tokenKey: CryptoKey;
  /** What /config.json answers. */
  readonly clientConfig: ClientConfig;
}
