import { maxPdfBytes } from '../../../../contract/rules/uploads';
import { type Check, fail, ok, reasonOf } from '../../../../server/node/doctor/finding';
import { createClamdScanner } from './createClamdScanner';
import type { ClamdAddress } from './scannerSettings';

/** How long clamd may take, in milliseconds; less than a check, so that the line names what was tried. */
const longestAnswer = 8_000;

/** clamd: whether it scans a file as large as the largest document. */
export const scannerCheck = (clamd: ClamdAddress | undefined): Check => ({
  subject: 'clamd',
  look: async () => {
    if (!clamd) return ok('not configured: documents are not scanned');
    const place = placeOf(clamd);
    try {
      const scanner = createClamdScanner(clamd, { connect: longestAnswer, attempts: [longestAnswer] });
      await scanner.scan(new Uint8Array(maxPdfBytes));
      return ok(`${place} scans`);
    } catch (failure) {
      return fail(
        `${place} gives no verdict: ${reasonOf(failure)}`,
        'compare CLAMD, the firewall, and the sizes in clamd.conf',
      );
    }
  },
});

const placeOf = (clamd: ClamdAddress) => ('path' in clamd ? clamd.path : `${clamd.host}:${clamd.port}`);
