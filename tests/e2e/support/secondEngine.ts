import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

const engine = readFileSync(
  fileURLToPath(import.meta.resolve('accessibility-checker-engine/ace.js')),
  'utf8',
);

/** What of the engine's answer is read here. */
interface Report {
  results: { ruleId: string; value: [level: string, verdict: string]; snippet: string }[];
}
interface Engine {
  ace: { Checker: new () => { check(node: Document, guidelines: string[]): Promise<Report> } };
}

/** The violations of WCAG 2.2 that IBM's accessibility engine is sure of, which has other rules than axe. */
export const violationsOfSecondEngine = async (page: Page): Promise<string[]> => {
  await page.evaluate(`${engine}; window.ace = ace; undefined`);
  const results = await page.evaluate(async () => {
    const { ace } = window as unknown as Engine;
    return (await new ace.Checker().check(document, ['WCAG_2_2'])).results;
  });
  return results
    .filter(({ value: [level, verdict] }) => level === 'VIOLATION' && verdict === 'FAIL')
    .map(({ ruleId, snippet }) => `${ruleId}: ${snippet}`);
};
