import { z } from 'zod';
import type { ServerModule } from '../../../server/http/serverModule';
import { defineJobs, minute, never } from '../../../server/services/queue/moduleJobs';
import { mayGiveDocument } from './mayGiveDocument';
import { queueScan } from './queueScan';
import { queueScans } from './queueScans';
import { scanDocument } from './scanDocument';
import type { Scanner, ScanOutcome } from './scanner';

/** What scans documents; without it none is scanned. */
export interface ScanningParts {
  readonly scanner: Scanner;
  /** Told of every scan, for the metrics. */
  readonly onScanned?: ((outcome: ScanOutcome) => void) | undefined;
}

const kinds = {
  /** Scans a stored document, however long the scanner is away. */
  scanDocument: {
    queue: 'scan',
    payload: z.object({ hash: z.string() }),
    maxAttempts: never,
    backOffSeconds: 5 * minute,
  },
  /** Queues scans of documents that nobody queued, periodically. */
  queueScans: { queue: 'scan', payload: z.object({}), maxAttempts: never, recursWithin: minute },
} as const;

type Kinds = typeof kinds;
declare module '../../../server/services/queue/jobKinds' {
  interface JobKinds extends Kinds {}
}
declare module '../../../server/lib/moduleParts' {
  interface ModuleParts {
    readonly scanning?: ScanningParts | undefined;
  }
}

/** No document is shown before clamd found it clean. */
export const scanning: ServerModule = {
  name: 'scanning',
  hooks: { documentStored: queueScan, mayGiveDocument },
  jobs: defineJobs(kinds, { scanDocument, queueScans }),
  lanes: ({ modules }) => (modules?.scanning ? ['scan', 'scan'] : []),
};
