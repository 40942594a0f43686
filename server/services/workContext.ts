import type { Mailer } from '../mail/mailer';
import type { AskingParts } from '../verification/askServices';
import type { ServiceContext } from './serviceContext';

/** What work in the background needs besides a service's context; nobody called, so that it has no actor. */
export interface WorkContext extends ServiceContext {
  readonly mailer: Mailer;
  /** Where people reach the application: what a link in an e-mail begins with. */
  readonly publicUrl: string;
  /** The server's secret: what codes of links are made of. */
  readonly tokenKey: CryptoKey;
  readonly asking: AskingParts;
}
