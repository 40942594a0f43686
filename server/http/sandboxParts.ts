import type { Hono } from 'hono';
import type { Database } from '../db/database';
import type { SandboxAccess } from '../services/context/sandboxAccess';
import type { WorkParts } from '../work/workContextOf';
import type { Worker } from '../work/worker';
import type { AppParts } from './appParts';

/** The sandbox's database, with any schema of an earlier version or none. */
export interface SandboxDatabase {
  readonly db: Database;
  readonly longDb?: Database | undefined;
  /** Runs work without a time limit. */
  withoutTimeout<T>(run: (db: Database) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** What a sandbox takes from the installation beside it; nothing of this leads to the installation's data. */
export interface SandboxParts
  extends Pick<
    AppParts,
    'now' | 'log' | 'modules' | 'workers' | 'remoteAddressOf' | 'requestIdOf' | 'metrics' | 'isEnding'
  > {
  /** Opens its database, at the first use and again after a failure. */
  readonly openDatabase: () => Promise<SandboxDatabase>;
  /** Whether its database was there before this process opened it. */
  readonly wasMade: () => boolean;
  readonly settings: Pick<
    AppParts['settings'],
    'tokenKeys' | 'auditKey' | 'publicUrl' | 'clientConfig' | 'allowanceLimits'
  >;
  /** Whether its background work is done here. */
  readonly runsWorker: boolean;
}

/** The sandbox of an installation. */
export interface Sandbox extends SandboxAccess {
  /** The parts of its background work, once it is open, for whoever runs that by hand. */
  readonly workParts: () => Promise<WorkParts>;
  /** Ends its background work and closes its database, if it was opened. */
  close(): Promise<void>;
}

/** What makes an application and its background work. */
export interface SandboxMakers {
  readonly createApp: (parts: AppParts) => Hono;
  readonly createWorker: (parts: WorkParts) => Worker;
}
