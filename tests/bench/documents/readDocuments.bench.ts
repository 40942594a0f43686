import { afterAll, bench, describe } from 'vitest';
import { generateDocuments } from '../../documents/documentGenerator/generateDocuments';
import { readGenerated } from '../../documents/documentGenerator/readGenerated';

const documents = generateDocuments(300, Number(process.env.BENCH_SEED ?? 2026));
const once = { iterations: 1, warmupIterations: 0, time: 0, warmupTime: 0 };

const times: number[] = [];
const lines: string[] = [];

const readAll = async () => {
  let [withText, found, same, right, falseSame, asExpected] = [0, 0, 0, 0, 0, 0];
  for (const one of documents) {
    const start = performance.now();
    const { facts, findings } = await readGenerated(one);
    times.push(performance.now() - start);
    const kinds = findings.map(({ kind }) => kind);
    const isSame = kinds.includes('sameNif');
    const maySame = one.expected.includes('sameNif');
    if (one.hasText && one.subject) withText += 1;
    if (one.hasText && facts.fiscalNumbers.some(({ value }) => value === one.subject && value)) found += 1;
    if (maySame) right += 1;
    if (isSame && maySame) same += 1;
    if (isSame && !maySame) falseSame += 1;
    const isAsExpected =
      kinds.join() === one.expected.join() &&
      (!one.hasText ||
        (facts.issuedOn === one.issuedOn &&
          facts.issuer?.name === one.issuer &&
          facts.validationCode?.replaceAll('-', '') === one.code));
    if (isAsExpected) asExpected += 1;
    else
      lines.push(
        `${one.name}: ${kinds.join()} instead of ${one.expected.join()}, ${facts.issuedOn}, ${facts.issuer?.name}, ${facts.validationCode}`,
      );
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)]?.toFixed(1);
  lines.push(
    `${documents.length} documents, ${documents.filter(({ mistake }) => mistake).length} wrong on purpose, ${withText} with text and the subject's number`,
    `tax number found in ${found} of ${withText}; '✔' for ${same} of ${right} that deserve it, for ${falseSame} that do not`,
    `everything as expected: ${asExpected}; p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(0.999)} ms`,
  );
};

describe('documents that read themselves', () => {
  bench('300 documents, opened, read and judged', readAll, once);
});

afterAll(() => process.stdout.write(`${lines.join('\n')}\n`));
