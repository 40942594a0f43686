import { describe, expect, it } from 'vitest';
import { inspectPdf } from '../../../contract/pdf/inspectPdf';
import { growthOf } from '../../support/costs';
import { hostilePdf, hostilePdfs } from '../../support/hostileFiles';

const [size, factor] = [312_500, 16];

describe('a PDF that is made to keep its reader busy costs as much as it is long', () => {
  it.each(hostilePdfs)('%s', (kind) => {
    const growth = growthOf((bytes) => hostilePdf(kind, bytes), inspectPdf, size, factor);
    // Quadratic would be 256.
    expect(growth).toBeLessThan(factor * 4);
  });
});
