import { expect, type Page } from '@playwright/test';
import { untilIdle } from '../support/untilIdle';
import { accessibilityTree } from './accessibilityTree';
import { tellNode } from './tellNode';

/** What changes from run to run, and the words for it. */
const runValues: readonly (readonly [RegExp, string])[] = [
  [/No file chosen/g, '(nenhum ficheiro, na língua do navegador)'],
  [/\b\d{2}-\d{2}-\d{4} \d{2}:\d{2}(:\d{2})?/g, '(dia e hora)'],
  [/\b\d{2}-\d{2}-\d{4}\b/g, '(dia)'],
  [/\b[123]\d{8}\b/g, '(NIF)'],
  [/\b1-\d+ de \d+ /g, '(n) a (n) de (n) '],
  [/\bDemorou \d+ s/g, 'Demorou (n) s'],
  [/\b\d+ selecionados?/g, '(n) selecionados'],
  // Which one answers first is chance.
  [/Resposta da (Autoridade Tributária|Segurança Social)/g, 'Resposta da (entidade)'],
  [/(n\.º |número |Pedido |pedido |Manutenção )\d+\b/g, '$1(número)'],
  [/\b\d+ (de \d+ )?(?=por fazer|ativaç|pedidos?|NIF|moradas?|resultados?|dias? no|linhas?)/g, '(n) '],
  [/(Por fazer )\d+/g, '$1(n)'],
];

const withoutRunValues = (line: string) =>
  runValues.reduce((told, [value, words]) => told.replace(value, words), line);

const depthOf = (line: string) => line.length - line.trimStart().length;

/** Returns how many lines from `start` on are a line and what stands below it. */
const blockLength = (lines: readonly string[], start: number) => {
  const depth = depthOf(lines[start] ?? '');
  const next = lines.findIndex((line, at) => at > start && depthOf(line) <= depth);
  return (next < 0 ? lines.length : next) - start;
};

/** What a person hears of a page, state after state; what was heard before is not told again. */
export class Script {
  private readonly told: string[] = [];
  private readonly known = new Set<string>();

  constructor(
    private readonly page: Page,
    title: string,
  ) {
    this.told.push(title.toUpperCase());
  }

  /** Tells the page as it is, once nothing changes any more; of parts that `byChance` matches, only that they are there. */
  async tell(state: string, byChance?: RegExp): Promise<void> {
    await untilIdle(this.page);
    let lines: string[] = [];
    await expect
      .poll(
        async () => {
          const before = lines.join('\n');
          lines = tellNode(await accessibilityTree(this.page)).map(withoutRunValues);
          return lines.length > 0 && lines.join('\n') === before;
        },
        { intervals: [100] },
      )
      .toBe(true);
    this.told.push('', `== ${state} ==`, '', ...this.unheard(lines, byChance));
    for (let at = 0; at < lines.length; at += 1) this.known.add(this.blockAt(lines, at));
  }

  /** Everything told, for a text file. */
  text(): string {
    return `${this.told.join('\n')}\n`;
  }

  private blockAt(lines: readonly string[], at: number) {
    const depth = depthOf(lines[at] ?? '');
    return lines
      .slice(at, at + blockLength(lines, at))
      .map((line) => line.slice(depth))
      .join('\n');
  }

  private unheard(lines: readonly string[], byChance?: RegExp): string[] {
    const kept: string[] = [];
    for (let at = 0; at < lines.length; at += 1) {
      const length = blockLength(lines, at);
      const isKnown = length > 1 && this.known.has(this.blockAt(lines, at));
      const isLeftOut = length > 1 && byChance?.test(lines[at] ?? '');
      if (isLeftOut) kept.push(`${lines[at]} …`);
      else kept.push(isKnown ? `${lines[at]} … como antes` : (lines[at] ?? ''));
      if (isKnown || isLeftOut) at += length - 1;
    }
    return kept;
  }
}
