import type { FoundNif } from '../contract/rules/judgeDocument';
import { isNif } from '../contract/rules/nif';
import { type Area, above, below, leftOf, linesAbove, overlaps, rightOf } from './placesAround';
import type { Line } from './textLines';

/** Finds the tax numbers of people on the pages, also such as are split by spaces or dots. */
export const findFiscalNumbers = (lines: readonly Line[]): FoundNif[] => {
  const places = lines.flatMap(({ page, cells }, index) =>
    cells.flatMap(({ folded }, cellIndex) =>
      [...numbersIn(folded), ...brokenNumber({ lines, index, cellIndex, start: 0, end: 0 })].map(
        ({ start, end, ...number }) => ({
          ...number,
          page,
          area: { lines, index, cellIndex, start, end },
        }),
      ),
    ),
  );
  return places.slice(0, maxNumbers).flatMap(({ value, isWhole, page, area }): FoundNif[] => {
    const isLabelled = hasLabel(area);
    if (!isLabelled && !(isWhole && isNif(value) && !isNumberOfElse(area))) return [];
    return [{ value, page, role: roleOf(area), isLabelled }];
  });
};

/** A list of more numbers is not about one person. */
const maxNumbers = 100;

interface FoundNumber {
  value: string;
  start: number;
  end: number;
  /** Whether it is written as one number is, and no digits go on before or after it. */
  isWhole: boolean;
}

/** Finds nine digits, the first of them 1 to 3, together or in groups with one kind of sign between them. */
const numbersIn = (text: string): FoundNumber[] => {
  const groups = [...text.matchAll(/\d+/g)].map((match) => ({ digits: match[0], at: match.index }));
  const found: FoundNumber[] = [];
  for (let first = 0; first < groups.length; first += 1) {
    const one = joinedFrom(text, groups, first);
    if (!one) continue;
    found.push(one.number);
    first = one.last;
  }
  return found;
};

/** In characters: a shorter text is not a line of a sentence. */
const sentence = 50;

/** Finds a number that begins at the end of a line and goes on in the next one. */
const brokenNumber = (area: Area): FoundNumber[] => {
  const { folded = '' } = area.lines[area.index]?.cells[area.cellIndex] ?? {};
  if (folded.length < sentence || !/\d$/.test(folded)) return [];
  const rest = /^\d[\d .]{0,16}/.exec(below(area))?.[0];
  return rest
    ? numbersIn(`${folded.slice(-sentence)} ${rest}`)
        .map((one) => ({
          ...one,
          start: one.start + folded.length - sentence,
          end: one.end + folded.length - sentence,
        }))
        .filter(({ start, end }) => start < folded.length && end > folded.length)
    : [];
};

const joinedFrom = (text: string, groups: readonly { digits: string; at: number }[], first: number) => {
  let value = '';
  let end = 0;
  const sizes: number[] = [];
  let sign: string | undefined;
  for (let last = first; last < groups.length; last += 1) {
    const { digits = '', at = 0 } = groups[last] ?? {};
    const between = last === first ? undefined : text.slice(end, at);
    if (between !== undefined && !(between === ' ' || between === '.')) return undefined;
    if (between !== undefined && sign !== undefined && between !== sign) return undefined;
    sign ??= between;
    value += digits;
    sizes.push(digits.length);
    end = at + digits.length;
    if (value.length > 9) return undefined;
    if (value.length < 9) continue;
    const start = groups[first]?.at ?? 0;
    if (!/^[123]/.test(value) || goesOn(text, start, end)) return undefined;
    const isUsual =
      sizes.length === 1 || sizes.every((size) => size === 3) || sizes.every((size) => size === 1);
    const isAlone =
      sizes.length === 1 ||
      !(/\d ?$/.test(text.slice(Math.max(0, start - 2), start)) || /^ ?\d/.test(text.slice(end, end + 2)));
    return { number: { value, start, end, isWhole: isUsual && isAlone }, last };
  }
  return undefined;
};

/** Whether the digits are part of something longer: an amount, a date, a code. */
const goesOn = (text: string, start: number, end: number) => {
  const [before, after] = [text.slice(Math.max(0, start - 4), start), text.slice(end, end + 2)];
  const isAfterLetter = /[a-z]$/.test(before) && !/(?:^|[^a-z])pt$/.test(before) && !/nif$/.test(before);
  return isAfterLetter || /\d[.,/-]$/.test(before) || /^(?:[a-z]|[.,/-]\d)/.test(after);
};

const label = /n\.? ?i\.? ?f(?![a-z])|contribuinte|identificacao fiscal|numero fiscal|n\.?o\.? fiscal/g;
/** What other numbers are called. */
const otherLabel = /niss|telef|telem|\btel\b|iban|documento|cartao|utente|processo|referencia|conta\b|\d/;

const ofElse =
  /(?:niss|telefone|telef|telemovel|telem|\btel|iban|documento|cartao|utente|processo|referencia|conta|apolice|contrato|fatura|recibo|numero|n\.?o\.?)[ .:/\d]{0,8}$/;

/** More than the country before a number. */
const hasWords = /[a-z]{3}/;

/** How far from a number its label may be, in characters. */
const nearby = 45;

const endsWithLabel = (text: string): boolean => {
  const near = text.slice(-nearby);
  const last = [...near.matchAll(label)].at(-1);
  return last !== undefined && !otherLabel.test(near.slice(last.index + last[0].length));
};

/** Whether a label stands before the number, left of it, or at the head of its column. */
const hasLabel = (area: Area): boolean => {
  const { lines, index, cellIndex, start, end } = area;
  const { folded = '' } = lines[index]?.cells[cellIndex] ?? {};
  const before = folded.slice(Math.max(0, start - nearby), start);
  if (endsWithLabel(before) || /^[ (]*nif\b/.test(folded.slice(end, end + 8))) return true;
  if (ofElse.test(before)) return false;
  const [left] = leftOf(area);
  if (!hasWords.test(before) && left !== undefined && endsWithLabel(left)) return true;
  const head = headOf(area);
  return head !== undefined && endsWithLabel(head);
};

/** Returns the nearest words above a number, the head of its column. */
const headOf = (area: Area): string | undefined =>
  above(area, numberEdges(area), tableLength)
    .flat()
    .find((text) => hasWords.test(text));

/** Whether the words before a number, or at the head of its column, call it the number of something. */
const isNumberOfElse = (area: Area): boolean => {
  const { lines, index, cellIndex, start } = area;
  const before = (lines[index]?.cells[cellIndex]?.folded ?? '').slice(Math.max(0, start - nearby), start);
  const [left] = leftOf(area);
  const words = [before, left, headOf(area)].find((text) => text && hasWords.test(text)) ?? '';
  return ofElse.test(words);
};

/** In lines. */
const tableLength = 15;

/** Returns about where the digits themselves stand in their cell. */
const numberEdges = ({ lines, index, cellIndex, start, end }: Area) => {
  const { left = 0, right = 0, text = '' } = lines[index]?.cells[cellIndex] ?? {};
  const step = (right - left) / Math.max(1, text.length);
  return { left: left + start * step, right: left + end * step };
};

/** Words that say that the next number is not that of whom the document is about. */
const ofOthers =
  /representa(?:nte|d[ao] por|da\b|cao)|procurador|mandatari|\bconjuge|\bcasad[oa] com|(?<!trabalho |trabalhador )\bdependente\b|descendente|ascendente|encarregad[oa] de educacao|\btutor|contabilista|\btecnic[oa]\b|senhori|arrendador|funcionari|\bmae\b|\bpai\b|\bfilh[oa]\b|testemunha|\bgestor|cabeca de casal|passivo b\b|cuidador|empregador|fiador|cotitular|assinad[oa] por|a pedido de|apresentad[oa] por|solicitad[oa] por/;
/** Words that say that the next number is that of whom the document is about. */
const ofSubject =
  /sujeito passivo|\btitular\b|beneficiari|requerente|\balun[oa]\b|estudante|identificacao d[oa] (?:contribuinte|cidada)|dados (?:pessoais|d[oa] (?:contribuinte|cidada))|interessad|contribuinte abaixo|(?:certifi[qc]u?|declar|atest)[ae](?:-?se)? que/;
/** What follows the number of somebody who acts for another. */
const actsForAnother =
  /na qualidade de|em representacao|em nome de|representante|que representa|procurador|\bmae d|\bpai d|tutora? d|encarregad[oa] de educacao d/;

/** In characters. */
const phraseLength = 600;

/** In lines: how far above a number the head of its part of the page may be. */
const partLength = 14;

/** A number as `numbersIn` finds it. */
const nineDigits = /(?<!\d)[123](?:\d{8}|\d\d[ .]\d{3}[ .]\d{3}|(?: \d){8})(?!\d)/;

const roleOf = (area: Area): FoundNif['role'] => {
  const { lines, index, cellIndex, start, end } = area;
  const cells = lines[index]?.cells ?? [];
  const cell = cells[cellIndex];
  if (!cell) return 'other';
  if (isActing(cell.folded.slice(end, end + 120), below(area))) return 'other';
  const right = rightOf(area);
  if (right.some((text) => ofOthers.test(text)) && !right.some((text) => nineDigits.test(text)))
    return 'other';

  const before = cell.folded.slice(Math.max(0, start - phraseLength), start);
  const since = afterNumber(before);
  if (since !== before) return roleAfter(since) ?? 'subject';
  const left = leftOf(area);
  const reach = left.findIndex((text) => nineDigits.test(text));
  const own = reach === -1 ? left : left.slice(0, reach);
  for (const piece of [before, ...own]) {
    const role = roleAfter(piece);
    if (role) return role;
  }
  // Its own label, further left, belongs to the number's place as well.
  const label = hasWords.test(before) || own.length === 0 ? cell : cells[cellIndex - 1];
  const edges = { left: label?.left ?? cell.left, right: cell.right };
  for (const { cells: others } of linesAbove(area, partLength)) {
    const piece = others
      .filter((other) => overlaps(other, edges))
      .map(({ folded }) => folded)
      .join(' ');
    // What stands alone in its line may be a head wherever it stands.
    if (others.length === 1 && !piece && ofOthers.test(others[0]?.folded ?? '')) return 'other';
    // Numbers of a column stand under one head.
    if (!hasWords.test(piece)) continue;
    const rest = afterNumber(piece);
    const role = roleAfter(rest);
    if (role || rest !== piece) return role ?? 'subject';
  }
  return 'subject';
};

/** Returns what words before a number say about it. */
const roleAfter = (text: string): FoundNif['role'] | undefined => {
  const others = [...text.matchAll(new RegExp(ofOthers, 'g'))].at(-1);
  const said = [...text.matchAll(/(?:certifi[qc]u?|declar|atest)[ae](?:-?se)? que/g)].at(-1);
  if (others && !(said && said.index > others.index)) return 'other';
  return ofSubject.test(text) ? 'subject' : undefined;
};

/** Whether what follows a number, in its line or, of a sentence, in the next one, says that the person acts for another. */
const isActing = (rest: string, next: string): boolean => {
  const after = untilNumber(rest);
  if (actsForAnother.test(after)) return true;
  if (after !== rest) return false;
  const line = untilNumber(next.slice(0, 80));
  return rest.length > 0
    ? actsForAnother.test(line)
    : /^,? ?(?:na qualidade|em nome de|em representacao|como representante)/.test(line);
};

const untilNumber = (text: string) => {
  const at = text.search(nineDigits);
  return at === -1 ? text : text.slice(0, at);
};

const afterNumber = (text: string) => {
  const last = [...text.matchAll(new RegExp(nineDigits, 'g'))].at(-1);
  return last ? text.slice(last.index + last[0].length) : text;
};
