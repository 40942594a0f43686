import { describe, expect, it } from 'vitest';
import { inspectPdf } from '../../documents/inspectPdf';
import { growthOf } from '../support/costs';
import { hostilePdf, hostilePdfs } from '../support/hostileFiles';

const size = 312_500;
const factor = 16;
// A quadratic cost would be 256.
const enough = factor * 4;

describe('a PDF that is made to keep its reader busy costs as much as it is long', () => {
  it.each(hostilePdfs)('%s', (kind) => {
    const growth = growthOf((bytes) => hostilePdf(kind, bytes), inspectPdf, { size, factor, enough });
    expect(growth).toBeLessThan(enough);
  });
});
