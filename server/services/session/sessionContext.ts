import type { ServiceContext } from '../serviceContext';

/** What the verbs of a session need besides a service's context: the key that signs access tokens. */
export interface SessionContext extends ServiceContext {
  readonly tokenKey: CryptoKey;
}
