import { z } from 'zod';
import { defineNodeModule } from '../../../../server/node/modules/nodeModule';
import { scanState } from '../scanState';
import { createClamdScanner } from './createClamdScanner';
import { scannerCheck } from './scannerCheck';
import { scannerVariables } from './scannerSettings';

/** Asks clamd, where a deployment names one. */
export const scanningOnNode = defineNodeModule({
  name: 'scanning',
  variables: Object.keys(scannerVariables),
  settings: z.object(scannerVariables),
  open: ({ CLAMD: clamd }, { metrics }) => {
    const countScan = metrics.counter('documents_scanned_total', 'Scans of documents by outcome', [
      'outcome',
    ]);
    if (!clamd) return undefined;
    return {
      scanning: { scanner: createClamdScanner(clamd), onScanned: (outcome) => countScan({ outcome }) },
    };
  },
  check: ({ CLAMD }) => scannerCheck(CLAMD),
  watch: (metrics, context) =>
    metrics.watch(
      'documents_to_scan',
      'Documents whose scan is queued, how long the oldest of these has been waiting in seconds, and all without a verdict',
      'what',
      async () => ({ ...(await scanState(context)) }),
    ),
});
