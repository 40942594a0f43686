import type { BeforeJson } from '../../../../contract/calls/defineCall';
import { dayMonthYear, lisbonDate } from '../../../../contract/rules/lisbonDay';
import { personPageTexts as texts } from '../../../../server/presenters/texts';
import type { PersonFile } from '../../contract/dataProtectionCalls';
import { type FetchedPersonFile, offeredDays, type StoredPersonFile } from '../personFile/personFiles';
import type { Piece } from '../personFile/pieces';
import { escaped, page } from './page';
import { type ZipEntry, zipStream } from './zipStream';

const offeredMilliseconds = offeredDays * 24 * 3_600_000;

/** Presents what the caller asked for. */
export const presentPersonFileRow = ({
  id,
  fiscalNumber,
  reason,
  state,
  askedOn,
  madeOn,
  endedOn,
}: StoredPersonFile): BeforeJson<PersonFile> => ({
  id,
  fiscalNumber,
  reason,
  state,
  askedOn,
  expiresOn: new Date((madeOn ?? askedOn).getTime() + offeredMilliseconds),
  endedOn,
});

/** Returns the name under which a person's file is saved; it names nobody. */
export const personFileName = ({ madeOn }: FetchedPersonFile): string => texts.file(lisbonDate(madeOn));

/** Presents a person's file as a ZIP that is made while it is read: the page, the same as JSON, and the documents. */
export const presentPersonFile = (file: FetchedPersonFile): ReadableStream<Uint8Array> =>
  zipStream(entriesOf(file), file.finish);

async function* entriesOf(file: FetchedPersonFile): AsyncGenerator<ZipEntry> {
  yield { path: 'dados.html', content: pageOf(file) };
  yield { path: 'dados.json', content: jsonOf(file) };
  for await (const { documents } of file.pieces())
    for (const document of documents) {
      const bytes = await file.readDocument(document);
      if (bytes) yield { path: document.path, content: [bytes] };
      else yield { path: `${document.path}.txt`, content: [texts.notIncluded] };
    }
}

async function* jsonOf({
  fiscalNumber,
  madeOn,
  pieces,
  mentions,
}: FetchedPersonFile): AsyncGenerator<string> {
  const head = JSON.stringify({ fiscalNumber, madeOn });
  yield `${head.slice(0, -1)},"requests":[`;
  let separator = '\n';
  for await (const { request } of pieces()) {
    yield separator + JSON.stringify(request, undefined, 1);
    separator = ',\n';
  }
  yield `\n],"mentions":${JSON.stringify(await mentions(), undefined, 1)}}\n`;
}

async function* pageOf({
  fiscalNumber,
  madeOn,
  pieces,
  mentions,
}: FetchedPersonFile): AsyncGenerator<string> {
  const { head, foot } = page(texts.title);
  yield `${head}<h1>${texts.title}</h1><p>${texts.about(fiscalNumber, dayMonthYear(madeOn))}</p><p>${texts.others}</p>`;
  let isEmpty = true;
  for await (const { request } of pieces()) {
    isEmpty = false;
    yield requestPart(request);
  }
  const mentioned = await mentions();
  if (mentioned.length > 0) yield `<h2>${texts.mentions}</h2>${shown(mentioned)}\n`;
  else if (isEmpty) yield `<p>${texts.nothing}</p>`;
  yield foot;
}

const requestPart = ({ id, kind, role, ...facts }: Piece['request']): string =>
  `<h2>${escaped(texts.request(kind, id, role))}</h2>${shown(facts)}\n`;

/** A value as HTML: lists of things as tables, things as lists of their facts, the rest as text. */
const shown = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return texts.none;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (Array.isArray(value)) return value.length === 0 ? texts.none : listOf(value);
  if (typeof value !== 'object') return escaped(momentOr(String(value)));
  const facts = Object.entries(value).filter(([name]) => name in texts.labels);
  return `<dl>${facts.map(([name, fact]) => `<dt>${labelOf(name)}</dt><dd>${shown(fact)}</dd>`).join('')}</dl>`;
};

const listOf = (values: readonly unknown[]): string => {
  const [first] = values;
  if (typeof first !== 'object' || first === null) return values.map(shown).join('; ');
  const names = [...new Set(values.flatMap((one) => Object.keys(Object(one))))].filter(
    (name) => name in texts.labels,
  );
  const rows = values.map(
    (one) => `<tr>${names.map((name) => `<td>${shown(Reflect.get(Object(one), name))}</td>`).join('')}</tr>`,
  );
  return `<table><thead><tr>${names.map((name) => `<th>${labelOf(name)}</th>`).join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
};

const labelOf = (name: string) => escaped(texts.labels[name as keyof typeof texts.labels]);

const momentFormat = new Intl.DateTimeFormat('pt-PT', {
  timeZone: 'Europe/Lisbon',
  dateStyle: 'short',
  timeStyle: 'medium',
});
const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

/** Moments as they are read in Lisbon. */
const momentOr = (text: string) => (isMoment.test(text) ? momentFormat.format(new Date(text)) : text);
