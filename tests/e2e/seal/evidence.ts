import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { html } from 'hono/html';
import { nameOfPoint } from '../../../src/public/accessibility/seal/nameOfPoint';
import {
  type SealList,
  type SealPoint,
  type SealScreen,
  sealAssessed,
  sealLists,
  sealScreens,
  sealUnmet,
} from '../../../src/public/accessibility/seal/texts';
import { sealPoints, sealTable } from './sealTable';

/** How a point stands on a screen. */
export interface Verdict {
  readonly screen: SealScreen;
  readonly point: SealPoint;
  /** How many elements were judged; 0 where the screen has none. */
  readonly judged: number;
  readonly problems: readonly string[];
}

/** Whether this run writes the evidence (`npm run seal`). */
const isEvidence = process.env.SEAL_EVIDENCE === '1';

const folder = fileURLToPath(new URL('../../../seal', import.meta.url));
const selectors = [...new Set(Object.values(sealTable).flatMap((entry) => ('of' in entry ? entry.of : [])))];
/** Points that judge the same elements share a picture. */
const pictureOf = (screen: SealScreen, of: string) => `${screen}-${selectors.indexOf(of)}.jpg`;

/** Takes a picture of a screen in which all that a point judges is outlined. */
export const picturePoint = async (page: Page, screen: SealScreen, of: string) => {
  if (!isEvidence) return;
  await page.evaluate(
    (rule) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rule);
      document.adoptedStyleSheets = [sheet];
    },
    of === 'body' ? '' : `${of} { outline: 3px solid #d6006e !important; outline-offset: 1px !important }`,
  );
  await page.screenshot({ path: join(folder, pictureOf(screen, of)), type: 'jpeg', quality: 50 });
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
};

const listOf = (point: SealPoint) => point.split(' ')[0] as SealList;
const pointsOf = (list: SealList) => sealPoints.filter((point) => listOf(point) === list);
const nameOf = (point: SealPoint) => `${point.split(' ')[1]} ${nameOfPoint(point)}`;
const unmetOf = ({ screen, point }: Verdict) =>
  sealUnmet.find((unmet) => unmet.point === point && unmet.screens.includes(screen));

const resultOf = (verdict: Verdict) => {
  const entry = sealTable[verdict.point];
  const unmet = unmetOf(verdict);
  if ('argument' in entry) return { mark: 'A', text: `Cumpre. ${entry.argument} (${entry.place})` };
  if (unmet) return { mark: '✗', text: `Não cumpre. ${unmet.reason}` };
  if (verdict.problems.length > 0) return { mark: '✗', text: `Não cumpre: ${verdict.problems.join('; ')}` };
  if (verdict.judged === 0)
    return { mark: '–', text: 'Não se aplica: o ecrã não tem nada que o ponto avalie.' };
  return {
    mark: '✓',
    text: `Cumpre. Avaliado em ${verdict.judged === 1 ? '1 elemento' : `${verdict.judged} elementos`}.`,
  };
};

/** The share of the points of a list that a screen meets, of those that count for it. */
const shareOf = (verdicts: readonly Verdict[]) => {
  const counted = verdicts.filter((verdict) => !unmetOf(verdict)?.isOrdered);
  const met = counted.filter(({ problems }) => problems.length === 0);
  return `${met.length} de ${counted.length} (${Math.round((100 * met.length) / counted.length)} %)`;
};

const picture = ({ screen, point, judged }: Verdict) => {
  const entry = sealTable[point];
  if (judged === 0 || 'argument' in entry) return '';
  const file = pictureOf(screen, entry.of);
  return html`<a href="${file}"><img src="${file}" alt="Imagem do ecrã com o que foi avaliado assinalado" width="320" height="200" loading="lazy"></a>`;
};

const page = (title: string, body: unknown) => html`<!doctype html>
<html lang="pt-PT"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>
body { max-width: 72rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif }
table { width: 100%; border-collapse: collapse } caption { text-align: start; font-weight: 600 }
:is(th, td) { padding: 6px 8px; border: 1px solid #767676; text-align: start; vertical-align: top }
</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`;

const screenPage = (screen: SealScreen, verdicts: readonly Verdict[]) =>
  page(
    `Selo de Usabilidade e Acessibilidade: ${sealScreens[screen]}`,
    html`<p><a href="index.html">Voltar ao resumo</a></p>${lists.map(
      (list) => html`<h2>${sealLists[list].title}</h2>
<table><caption>${sealLists[list].title}: ${shareOf(verdicts.filter(({ point }) => listOf(point) === list))}</caption>
<thead><tr><th scope="col">Ponto</th><th scope="col">Resultado</th><th scope="col">Evidência</th></tr></thead>
<tbody>${verdicts
        .filter(({ point }) => listOf(point) === list)
        .map(
          (verdict) =>
            html`<tr><th scope="row">${nameOf(verdict.point)}</th><td>${resultOf(verdict).text}</td><td>${picture(verdict)}</td></tr>`,
        )}</tbody></table>`,
    )}`,
  );

const lists = Object.keys(sealLists) as SealList[];

const summary = (verdicts: readonly Verdict[], screens: readonly SealScreen[]) => {
  const of = (screen: SealScreen, points: readonly SealPoint[]) =>
    verdicts.filter((verdict) => verdict.screen === screen && points.includes(verdict.point));
  return page(
    'Selo de Usabilidade e Acessibilidade: evidências',
    html`<p>Autoavaliação de ${sealAssessed}, feita por testes automáticos na aplicação com dados de demonstração, a 1440 e a 390 píxeis de largura.</p>
<p>✓ cumpre, A cumpre por um argumento, – não se aplica, ✗ não cumpre. Os pontos que a especificação do serviço impede não contam para as percentagens.</p>
<table><caption>Pontos cumpridos por ecrã</caption>
<thead><tr><th scope="col">Ecrã</th>${lists.map((list) => html`<th scope="col">${sealLists[list].title}</th>`)}</tr></thead>
<tbody>${screens.map(
      (screen) =>
        html`<tr><th scope="row"><a href="${screen}.html">${sealScreens[screen]}</a></th>${lists.map(
          (list) => html`<td>${shareOf(of(screen, pointsOf(list)))}</td>`,
        )}</tr>`,
    )}</tbody></table>
${lists.map(
  (list) =>
    html`<h2>${sealLists[list].title}</h2>${pointsOf(list).map((point) => {
      const marked = screens.map((screen) => ({ screen, ...resultOf(of(screen, [point])[0] as Verdict) }));
      const groups = [...new Set(marked.map(({ mark }) => mark))];
      return html`<h3>${nameOf(point)}</h3><ul>${groups.map(
        (mark) =>
          html`<li>${mark} ${marked
            .filter((one) => one.mark === mark)
            .map(({ screen }) => sealScreens[screen])
            .join(', ')}</li>`,
      )}</ul>`;
    })}`,
)}`,
  );
};

/** Begins with an empty folder `seal`. */
export const beginEvidence = () => {
  if (!isEvidence) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
};

/** Writes a page for each screen, and a summary of all. */
export const writeEvidence = async (verdicts: readonly Verdict[]) => {
  if (!isEvidence) return;
  const screens = [...new Set(verdicts.map(({ screen }) => screen))];
  for (const screen of screens)
    writeFileSync(
      join(folder, `${screen}.html`),
      String(
        await screenPage(
          screen,
          verdicts.filter((verdict) => verdict.screen === screen),
        ),
      ),
    );
  writeFileSync(join(folder, 'index.html'), String(await summary(verdicts, screens)));
};
