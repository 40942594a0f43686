import type { Grants, Role } from '../../../contract/access';
import type { Database } from '../../db/database';
import type { HeavyWork } from '../heavyWork/heavyWork';
import type { SentFiles } from '../heavyWork/inspectFiles';

/** The caller, as the access token and the users table say. */
export interface Actor extends Grants {
  readonly userId: number;
  readonly username: string;
  readonly role: Role;
  /** The provider that provider and operator belong to; null for administrators. */
  readonly providerId: number | null;
}

/** What every service gets besides its input. */
export interface ServiceContext {
  readonly db: Database;
  /** The clock; tests set it. */
  readonly now: () => Date;
  /** Where the call came from, for the audit trail. */
  readonly remoteAddress: string | null;
  /** Where it is kept which queues got jobs, so that their workers can be woken once those are committed. */
  readonly written?: { readonly jobs: Set<string> };
}

/** What a service gets besides, where it does heavy work. */
export interface HeavyContext {
  readonly heavyWork: HeavyWork;
}

/** What a service gets besides, where its input may carry files. */
export interface UploadContext extends HeavyContext {
  readonly sentFiles: SentFiles;
}

/** The context of a call that needs a signed-in user. */
export interface SignedInContext extends ServiceContext {
  readonly actor: Actor;
  /** The sign-in that the access token descends from. */
  readonly familyId: string;
  /** Whether what the call answers is fetched before anybody looks at it. */
  readonly isFetchedAhead?: boolean;
}
