import type { Grants, Role } from '../../../contract/access';
import type { ApiEnvironment } from '../../../contract/rules/apiEnvironments';
import type { Database } from '../../db/database';
import type { DocumentPlaces } from '../../documents/documentPlaces';
import type { ModuleParts } from '../../lib/moduleParts';
import type { SentFiles } from '../workers/inspectFiles';
import type { Workers } from '../workers/workers';
import type { Allowance } from './allowance';
import type { TellLimit } from './limitUse';
import type { OpenSandbox, SandboxAccess } from './sandboxAccess';

/** The caller, according to the access token and the users table. */
export interface Actor extends Grants {
  readonly userId: number;
  readonly username: string;
  readonly role: Role;
  /** The provider that provider and operator belong to; null for administrators. */
  readonly providerId: number | null;
  /** Present for a provider's system alone: the key whose token it shows, and whom it says it acts for. */
  readonly client?: {
    readonly keyId: number;
    readonly onBehalfOfId?: number;
  };
}

/** What every service gets in addition to its input. */
export interface ServiceContext {
  readonly db: Database;
  /** The clock; tests set it. */
  readonly now: () => Date;
  /** Where the call came from, for the audit trail. */
  readonly remoteAddress: string | null;
  /** Who asked for what the actor now confirms, where an act needs a second person. */
  readonly askedById?: number | undefined;
  /** What the modules that are in need at run time; none when absent. */
  readonly modules?: ModuleParts | undefined;
  /** The key of the audit's seals, under which a person is known whose data were erased. */
  readonly auditKey?: CryptoKey;
  /** Which environment the database is of; `live` when absent. */
  readonly environment?: ApiEnvironment | undefined;
  /** The sandbox beside this installation; absent where there is none, and in the sandbox itself. */
  readonly sandbox?: SandboxAccess | undefined;
  /** In the sandbox: puts the first examples of a provider there. */
  readonly putExamples?: OpenSandbox['putExamples'] | undefined;
  /** Tells the caller how far a limit is used up; absent where there is no caller. */
  readonly tellLimit?: TellLimit | undefined;
  /** Collects the queues that got jobs, so that their workers can be woken once those are committed. */
  readonly written?: { readonly jobs: Set<string> } | undefined;
}

/** What a service that does heavy work gets in addition. */
export interface WorkersContext {
  readonly workers: Workers;
}

/** What a service that stores or reads documents gets in addition. */
export interface DocumentsContext {
  readonly documents: DocumentPlaces;
}

/** What a service whose input may carry files gets in addition. */
export interface UploadContext extends WorkersContext, DocumentsContext {
  readonly sentFiles: SentFiles;
}

/** A call that may be repeated, as received. */
export interface RepeatableCall {
  /** Chosen by the caller; every call of a user has its own. */
  readonly key: string;
  /** Identifies key, call and what was read of it (`hashContent`). */
  readonly contentHash: string;
  /** The keys of its items, where each has its own and they are done together: the answer is then a list with that of each. */
  readonly itemKeys?: readonly string[];
}

/** The context of a call that needs a signed-in user. */
export interface SignedInContext extends ServiceContext {
  readonly actor: Actor;
  /** The sign-in that the access token descends from. */
  readonly familyId: string;
  /** Finds out who the caller is by now, for an answer that goes on; undefined once nobody is let in by this token. */
  readonly callerNow?: () => Promise<Actor | undefined>;
  /** Whether a factor of the caller, if they have one, was proven within ten minutes: what `requireRecentFactor` found. */
  readonly hasRecentFactor?: true;
  /** Whether it was seen to that a second person confirms the act where that is needed: what `doAct` did. */
  readonly isSettled?: true;
  /** The limits of the caller's account; absent where nothing is limited. */
  readonly allowance?: Allowance;
  /**
   * Counts what of requests is about to be shown, in units of `readingUnits`, through the given database.
   * @throws {Refusal} `limitReached` once the account's limit is reached
   */
  readonly countRead?: (db: Database, units: number) => Promise<void>;
  /** Why an administrator looks citizens up, where the installation asks for it. */
  readonly lookupPurpose?: string;
  /** Whether the answer is prefetched, before anybody looks at it. */
  readonly isPrefetch?: boolean;
  /** Whether the item is one of a list whose items are each done for themselves: the work that it leaves lets others by. */
  readonly isLongList?: boolean;
  /** Present if the call takes an idempotency key and was sent with one; for `onceByKey`. */
  readonly repeatable?: RepeatableCall | undefined;
}
