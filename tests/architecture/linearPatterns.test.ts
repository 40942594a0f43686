import { analyse } from 'scslre';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { codeFiles, rooms, textOf } from './projectFiles';

const product = rooms.filter((room) => room !== 'tests');

/** A slash where a regular expression may begin; only the few files that contain one are parsed. */
const mayBeginPattern = /(?:^|[\s([{!,=:?&|;])\/(?![/*>\s])/m;

/** Lists the regular expression literals of a file. */
const patternsIn = (path: string): string[] => {
  const source = textOf(path);
  if (!mayBeginPattern.test(source)) return [];
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
};

const isLinear = (pattern: string) => {
  const end = pattern.lastIndexOf('/');
  return analyse({ source: pattern.slice(1, end), flags: pattern.slice(end + 1) }).reports.length === 0;
};

describe('the regular expressions of the project', () => {
  it.each(['/\\d+\\s+\\d+\\s+obj\\b/', '/^\\s*(\\d{4})\\s*-?\\s*(\\d{3})\\s*$/', '/\\/+$/', '/^(a+)+$/'])(
    '%s is found out',
    (pattern) => {
      expect(isLinear(pattern)).toBe(false);
    },
  );

  it('take time in proportion to the text that they are tried on', () => {
    const slow = codeFiles(...product).flatMap((path) =>
      patternsIn(path)
        .filter((pattern) => !isLinear(pattern))
        .map((pattern) => `${path}: ${pattern}`),
    );
    expect(slow, 'whoever writes the text could keep the process busy').toEqual([]);
  });

  it('so does putting marks in order: `normalize` is given few of them, or few characters', () => {
    // Two statements at most lie between what makes a text safe and its use.
    const isSafe = (before: string) =>
      /streamSafe\(|\\p\{M\}\/gu, ''\)\s*$|[pP]assword\.?$|letter\.?$/.test(before);
    const unsafe = codeFiles(...product).flatMap((path) => {
      const source = textOf(path);
      return [...source.matchAll(/\.normalize\('/g)]
        .filter(({ index }) => !isSafe(source.slice(Math.max(0, index - 80), index)))
        .map(({ index }) => `${path}: …${source.slice(Math.max(0, index - 40), index + 12)}`);
    });
    expect(unsafe, 'give it streamSafe(text)').toEqual([]);
  });
});
