import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answersSoFar, serviceResults, statusAfterAnswers } from '../../contract/rules/verification';

const none = undefined;

describe('10.3 verification: where the answers lead', () => {
  it.each([
    ['yes', 'yes', 7, 7],
    ['yes', 'no', 7, 7],
    ['no', 'yes', 7, 7],
    ['yes', none, 7, 7],
    [none, 'yes', 7, 7],
    ['no', none, 3, 3],
    [none, 'no', 4, 4],
    [none, none, 2, 2],
    ['no', 'no', 6, 8],
    ['conditional', 'yes', 7, 7],
    ['conditional', 'no', 6, 6],
    ['no', 'conditional', 6, 6],
    ['conditional', 'conditional', 6, 6],
    ['conditional', none, 2, 2],
    [none, 'conditional', 2, 2],
  ] as const)(
    'Social Security %s, Tax Authority %s: %i with documents, %i without',
    (social, tax, withDocuments, without) => {
      const answers = { socialSecurity: social, taxAuthority: tax };
      expect(statusAfterAnswers(answers, { hasDocuments: true, isLastTime: false })).toBe(withDocuments);
      expect(statusAfterAnswers(answers, { hasDocuments: false, isLastTime: false })).toBe(without);
    },
  );

  it.each([
    ['no', none],
    [none, 'no'],
    [none, none],
    ['conditional', none],
  ] as const)(
    '%s and %s when nobody is asked again: the regulator decides',
    (socialSecurity, taxAuthority) => {
      for (const hasDocuments of [true, false]) {
        const answers = { socialSecurity, taxAuthority };
        expect(statusAfterAnswers(answers, { hasDocuments, isLastTime: true })).toBe(6);
      }
    },
  );

  it('a status remembers the no that it was reached by', () => {
    for (const statusId of [2, 3, 4]) {
      const circumstances = { hasDocuments: false, isLastTime: false };
      expect(statusAfterAnswers(answersSoFar(statusId), circumstances)).toBe(statusId);
    }
  });

  const result = fc.constantFrom(...serviceResults, none);
  const verification = fc.record({
    socialSecurity: result,
    taxAuthority: result,
    hasDocuments: fc.boolean(),
    isLastTime: fc.boolean(),
  });

  it('only a yes makes eligible, and only two noes refuse: a condition never decides by itself', () => {
    fc.assert(
      fc.property(verification, ({ hasDocuments, isLastTime, ...answers }) => {
        const said = Object.values(answers);
        const status = statusAfterAnswers(answers, { hasDocuments, isLastTime });
        expect(status === 7).toBe(said.includes('yes'));
        expect(status === 8).toBe(said.every((one) => one === 'no') && !hasDocuments);
        if (said.includes('conditional') && !said.includes('yes')) expect([2, 6]).toContain(status);
        if (isLastTime) expect([6, 7, 8]).toContain(status);
      }),
    );
  });

  it('what a status says of the answers is what was said, and no condition among it', () => {
    fc.assert(
      fc.property(verification, ({ hasDocuments, ...answers }) => {
        const known = answersSoFar(statusAfterAnswers(answers, { hasDocuments, isLastTime: false }));
        expect(answers).toMatchObject(known);
        expect(Object.values(known)).not.toContain('conditional');
      }),
    );
  });
});
