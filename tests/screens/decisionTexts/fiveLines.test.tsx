import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../support/renderApp';

describe('the test that docs/testing.md begins with', () => {
  it('lists the texts of decisions', async () => {
    await renderApp('/decisionTexts', { as: 'admin@tsi.example.pt' });
    expect(await screen.findByRole('cell', { name: 'Sem prestação social' })).toBeVisible();
  });

  it('is this one, line by line', () => {
    const example = /```tsx\n([\s\S]*?)```/.exec(readFileSync('docs/testing.md', 'utf8'))?.[1] ?? '';
    const lines = example.trimEnd().split('\n');
    const here = readFileSync('tests/screens/decisionTexts/fiveLines.test.tsx', 'utf8');
    expect(lines.length).toBeLessThanOrEqual(5);
    expect(here).toContain(lines.map((line) => `  ${line}`).join('\n'));
  });
});
