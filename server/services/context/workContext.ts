import type { DocumentPlaces } from '../../documents/documentPlaces';
import type { Log } from '../../lib/log';
import type { TokenKeys } from '../../lib/tokenKeys';
import type { Mailer } from '../../mail/mailer';
import type { AskingParts } from '../../verification/askServices';
import type { PasswordSignIn } from './passwordSignIn';
import type { ServiceContext } from './serviceContext';

/** What background work needs besides a service's context; it has no actor, because there is no caller. */
export interface WorkContext extends ServiceContext {
  readonly mailer: Mailer;
  readonly documents: DocumentPlaces;
  /** The application's public address, with which links in e-mails start. */
  readonly publicUrl: string;
  /** The server's keys, from which the codes of links are derived. */
  readonly tokenKeys: TokenKeys;
  /** The key of the audit's seals. */
  readonly auditKey: CryptoKey;
  /** Told once that every event of the audit is in the table with large ids. */
  readonly onMoved: () => void;
  /** Receives the number of counts by day that a check found wrong. */
  readonly onCountsChecked: (wrong: number) => void;
  readonly asking: AskingParts;
  /** For how many days the answer of an outside service may be used again; never when 0. */
  readonly answerDays: number;
  readonly log: Log;
  /** Whether providers are reminded of deadlines by e-mail. */
  readonly sendsReminders: boolean;
  /** Who may sign in by password; all when absent. */
  readonly passwordSignIn?: PasswordSignIn;
}
