import type { ClientConfig } from '../../contract/entities/clientConfig';
import type { ApiEnvironment } from '../../contract/rules/apiEnvironments';
import type { TokenKeys } from '../lib/tokenKeys';
import type { AllowanceLimits } from '../services/context/allowance';
import type { PasswordSignIn } from '../services/context/passwordSignIn';

/** A deployment's settings for the server's core. */
export interface ServerSettings {
  /** The keys of access tokens; the first one signs. */
  readonly tokenKeys: TokenKeys;
  /** Seals the audit; the first of `tokenKeys` when absent. */
  readonly auditKey?: CryptoKey | undefined;
  /** The address where people reach the application; links in e-mails begin with it. */
  readonly publicUrl: string;
  /** The environment that this server's clients belong to; `live` when absent. */
  readonly apiEnvironment?: ApiEnvironment | undefined;
  /** The answer of /config.json. */
  readonly clientConfig: ClientConfig;
  /** Whom to tell about a weakness, as URIs, for /.well-known/security.txt; none is served when absent. */
  readonly securityContacts?: readonly string[] | undefined;
  /** Who may sign in by password; all when absent. */
  readonly passwordSignIn?: PasswordSignIn;
  /** What accounts may read and ask for in a period; `defaultAllowanceLimits` when absent. */
  readonly allowanceLimits?: AllowanceLimits | undefined;
  /** Whether providers are reminded of deadlines by e-mail; they are when absent. */
  readonly sendsReminders?: boolean;
  /** For how many days the answer of an outside service may be used again; never when absent. */
  readonly answerDays?: number;
}
