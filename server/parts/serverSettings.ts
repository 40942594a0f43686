import type { ClientConfig } from '../../contract/entities/clientConfig';
import type { PasswordSignIn } from '../services/context/passwordSignIn';

/** What a deployment decides about the server's core. */
export interface ServerSettings {
  /** Signs access tokens; made by importTokenKey. */
  readonly tokenKey: CryptoKey;
  /** Seals the audit; `tokenKey` when absent. */
  readonly auditKey?: CryptoKey | undefined;
  /** Where people reach the application: what links in e-mails begin with. */
  readonly publicUrl: string;
  /** What /config.json answers. */
  readonly clientConfig: ClientConfig;
  /** Who may sign in by password; all when absent. */
  readonly passwordSignIn?: PasswordSignIn;
  /** Whether providers are reminded of deadlines by e-mail; they are when absent. */
  readonly sendsReminders?: boolean;
}
