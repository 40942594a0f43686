import type { ClientConfig } from '../contract/entities/clientConfig';

/** What a deployment decides about the server's core. */
export interface ServerSettings {
  /** Signs access tokens; made by importTokenKey. */
  readonly tokenKey: CryptoKey;
  /** Where people reach the application: what links in e-mails begin with. */
  readonly publicUrl: string;
  /** What /config.json answers. */
  readonly clientConfig: ClientConfig;
}
