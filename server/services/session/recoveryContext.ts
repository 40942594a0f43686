import type { Background } from '../../background';
import type { Mailer } from '../../mail/mailer';
import type { ServiceContext } from '../serviceContext';

/** What sending links for choosing a password needs besides a service's context. */
export interface RecoveryContext extends ServiceContext {
  readonly mailer: Mailer;
  readonly background: Background;
  /** Where people reach the application: what a link begins with. Never taken from a request. */
  readonly publicUrl: string;
}
