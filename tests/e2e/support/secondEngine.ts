import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

const engine = readFileSync(
  fileURLToPath(import.meta.resolve('accessibility-checker-engine/ace.js')),
  'utf8',
);

/** The parts of the engine's report that are read here. */
interface Report {
  results: { ruleId: string; value: [level: string, verdict: string]; snippet: string }[];
}
interface Engine {
  ace: { Checker: new () => { check(node: Document, guidelines: string[]): Promise<Report> } };
}

/** Returns the WCAG 2.2 violations that IBM's accessibility engine is sure of; its rules differ from axe's. */
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
