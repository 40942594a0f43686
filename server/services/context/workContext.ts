import type { Mailer } from '../../mail/mailer';
import type { AskingParts } from '../../verification/askServices';
import type { PasswordSignIn } from './passwordSignIn';
import type { ServiceContext } from './serviceContext';

/** What background work needs besides a service's context; it has no actor, because there is no caller. */
export interface WorkContext extends ServiceContext {
  readonly mailer: Mailer;
  /** The application's public address, with which links in e-mails begin. */
  readonly publicUrl: string;
  /** The server's secret: what codes of links are made of. */
  readonly tokenKey: CryptoKey;
  /** The key of the audit's seals. */
  readonly auditKey: CryptoKey;
  /** Told of each seal, so that it is known outside the database too. */
  readonly onSealed: (seal: { id: number; throughId: number; seal: string }) => void;
  /** Told how many counts by day a check found wrong. */
  readonly onCountsChecked: (wrong: number) => void;
  readonly asking: AskingParts;
  /** Whether providers are reminded of deadlines by e-mail. */
  readonly sendsReminders: boolean;
  /** Who may sign in by password; all when absent. */
  readonly passwordSignIn?: PasswordSignIn;
}
