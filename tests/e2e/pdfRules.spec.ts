import fc from 'fast-check';
import { inspectPdf } from '../../documents/inspectPdf';
import { makePdfCorpus } from '../documents/pdfs/makePdfCorpus';
import { spoiledCopies } from '../server/fuzz/spoiledCopies';
import { drawWithPdfJs } from './support/pdfJs';
import { browserTest, expect } from './support/test';

browserTest(
  '5 which PDF is refused: the rules and pdf.js agree about every kind of document',
  async ({ page }) => {
    const corpus = await makePdfCorpus();
    const verdicts = await drawWithPdfJs(
      page,
      corpus.map(({ content }) => content),
    );
    const compared = corpus.map(({ name, content, problem, doubt }, index) => ({
      name,
      problem,
      doubt,
      found: inspectPdf(content).problem,
      pdfJs: verdicts[index],
    }));
    for (const { name, problem, doubt, found, pdfJs } of compared) {
      expect.soft(found, name).toBe(problem);
      const expected = problem === 'passwordNeeded' ? problem : problem || doubt ? 'notShown' : 'shown';
      expect.soft(pdfJs, name).toBe(expected);
    }
    for (const problem of [undefined, 'notPdf', 'noPage', 'passwordNeeded', 'certificateNeeded'])
      expect(compared.filter((one) => one.problem === problem).length, problem).toBeGreaterThanOrEqual(5);
  },
);

browserTest('5 which PDF is refused: of damaged documents, none that pdf.js shows', async ({ page }) => {
  const corpus = await makePdfCorpus();
  // A locked document whose table has lost the encryption is drawn, but not deciphered.
  const locks = ['passwordNeeded', 'certificateNeeded'];
  const sound = corpus.filter(
    ({ problem = '', content }) => !locks.includes(problem) && content.length < 20_000,
  );
  const copies = fc.sample(
    fc.constantFrom(...sound).chain(({ content }) => spoiledCopies(() => content)),
    { seed: 40, numRuns: 400 },
  );
  const verdicts = await drawWithPdfJs(page, copies);
  const shown = copies.filter((_, index) => verdicts[index] === 'shown');
  expect(shown.length).toBeGreaterThan(100);
  expect(
    shown
      .map((content) => ({
        problem: inspectPdf(content).problem,
        content: Buffer.from(content).toString('latin1'),
      }))
      .filter(({ problem }) => problem),
  ).toEqual([]);
});
