import { createRequire } from 'node:module';
import { havesOf, type Need, needsOf } from './selectorNeeds';

/** The CSS properties that decide on roles, names, visibility and clicks; an inherited one has its root value here. */
const quickProperties = {
  display: undefined,
  visibility: 'visible',
  'pointer-events': 'auto',
  opacity: undefined,
} as const;
type QuickProperty = keyof typeof quickProperties;
const isQuick = (name: string): name is QuickProperty => name in quickProperties;
const propertyOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** jsdom's cache of computed styles, dropped on every change of the document or its styles. */
interface KeptByJsdom {
  _styleCache: WeakMap<object, unknown> | null;
}

const isKept = (value: unknown): value is KeptByJsdom =>
  typeof value === 'object' && value !== null && '_styleCache' in value;

/** Returns jsdom's internal object behind the document; throws if it has no style cache. */
const behindDocument = (): KeptByJsdom => {
  const symbols = Object.getOwnPropertySymbols(document);
  const found = symbols.map((symbol) => Reflect.get(document, symbol)).find(isKept);
  if (!found) throw new Error('jsdom keeps its styles elsewhere: quickStyles must follow it, or go');
  return found;
};

interface Declared {
  /** The rule's position among all rules: jsdom applies the last one that matches. */
  readonly place: number;
  readonly selector: string;
  readonly value: string;
}

/** The rules that set one property, indexed by what an element must have to match. */
class Rules {
  readonly #byNeed = new Map<Need | undefined, Declared[]>();

  add(declared: Declared): void {
    for (const need of needsOf(declared.selector) ?? [undefined]) {
      const others = this.#byNeed.get(need);
      if (others) others.push(declared);
      else this.#byNeed.set(need, [declared]);
    }
  }

  /** Returns the value of the last rule that matches. */
  valueFor(element: Element, haves: readonly Need[]): string | undefined {
    let found: Declared | undefined;
    for (const need of [undefined, ...haves]) {
      const rules = this.#byNeed.get(need) ?? [];
      for (let at = rules.length - 1; at >= 0; at -= 1) {
        const rule = rules[at];
        if (!rule || (found && rule.place <= found.place)) break;
        if (matches(element, rule.selector)) found = rule;
      }
    }
    return found?.value;
  }
}

const matches = (element: Element, selector: string): boolean => {
  try {
    return element.matches(selector);
  } catch {
    // A selector that jsdom does not support matches nothing.
    return false;
  }
};

/** Returns the rules of a style sheet that apply to screens, in order. */
const rulesOf = (sheet: CSSStyleSheet): CSSStyleRule[] =>
  [...sheet.cssRules].flatMap((rule) => {
    if (!('media' in rule)) return rule as CSSStyleRule;
    const { media, cssRules } = rule as CSSMediaRule;
    return Array.from(media).includes('screen') ? ([...cssRules] as CSSStyleRule[]) : [];
  });

/** Parses jsdom's default style sheet. */
const defaultSheet = (): CSSStyleSheet => {
  const ofTests = createRequire(import.meta.url);
  const ofJsdom = createRequire(ofTests.resolve('jsdom'));
  return ofJsdom('rrweb-cssom').parse(ofJsdom('./jsdom/browser/default-stylesheet'));
};

/**
 * Returns a getter of the rules for the quick properties, which rereads them when a sheet was
 * added, removed or grew.
 */
const ruleBook = () => {
  const first = defaultSheet();
  let read: (readonly [sheet: CSSStyleSheet, rules: number])[] = [];
  let book = new Map<QuickProperty, Rules>();
  const isCurrent = (sheets: readonly CSSStyleSheet[]) =>
    sheets.length === read.length &&
    sheets.every((sheet, at) => sheet === read[at]?.[0] && sheet.cssRules.length === read[at]?.[1]);
  return (): ReadonlyMap<QuickProperty, Rules> => {
    const sheets = [first, ...document.styleSheets];
    if (isCurrent(sheets)) return book;
    read = sheets.map((sheet) => [sheet, sheet.cssRules.length]);
    book = new Map();
    for (const [place, { selectorText, style }] of sheets.flatMap(rulesOf).entries()) {
      for (const name of Object.keys(quickProperties).filter(isQuick)) {
        const value = style?.getPropertyValue(name);
        if (!value) continue;
        const rules = book.get(name) ?? new Rules();
        book.set(name, rules);
        rules.add({ place, selector: selectorText, value });
      }
    }
    return book;
  };
};

/** Windows already patched: test files that share one would each patch it. */
const quickened = new WeakSet<Window>();

/**
 * Makes jsdom compute only the properties that decide on roles, names, visibility and clicks, once per
 * document state. On its own, it goes through every rule and copies all properties for each element, and a
 * query by role asks for the styles of all elements. A call that names a pseudo-element, even an empty
 * one, is left to jsdom.
 */
export const quickStyles = (): void => {
  if (quickened.has(window)) return;
  quickened.add(window);
  const compute = window.getComputedStyle.bind(window);
  const jsdoms = behindDocument();
  const readBook = ruleBook();
  const scratch = document.createElement('i').style;
  let state: object | undefined;
  let known = new WeakMap<Element, CSSStyleDeclaration>();
  let knownValues = new WeakMap<Element, Map<QuickProperty, string>>();
  let book = readBook();

  const declared = (element: Element, name: QuickProperty): string => {
    const own =
      element instanceof HTMLElement || element instanceof SVGElement
        ? element.style.getPropertyValue(name)
        : '';
    const value = own || book.get(name)?.valueFor(element, havesOf(element));
    if (!value || value === 'unset') return '';
    scratch.removeProperty(name);
    scratch.setProperty(name, value);
    return scratch.getPropertyValue(name);
  };
  const tellOf = (element: Element, name: QuickProperty): string => {
    const values = knownValues.get(element) ?? new Map<QuickProperty, string>();
    knownValues.set(element, values);
    const remembered = values.get(name);
    if (remembered !== undefined) return remembered;
    const initial = quickProperties[name];
    const inherited = () => (element.parentElement ? tellOf(element.parentElement, name) : initial);
    const value = declared(element, name) || (initial === undefined ? '' : (inherited() ?? ''));
    values.set(name, value);
    return value;
  };

  const styleOf = (element: Element): CSSStyleDeclaration => {
    let whole: CSSStyleDeclaration | undefined;
    const wholly = () => {
      whole ??= compute(element);
      return whole;
    };
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_, key) => {
        const name = typeof key === 'string' ? propertyOf(key) : '';
        if (isQuick(name)) return tellOf(element, name);
        if (key === 'getPropertyValue')
          return (asked: string) =>
            isQuick(asked) ? tellOf(element, asked) : wholly().getPropertyValue(asked);
        const value: unknown = Reflect.get(wholly(), key);
        return typeof value === 'function' ? value.bind(wholly()) : value;
      },
      has: (_, key) => key in wholly(),
    });
  };

  window.getComputedStyle = (element, pseudoElement) => {
    if (pseudoElement !== undefined) return compute(element, pseudoElement);
    jsdoms._styleCache ??= new WeakMap();
    if (jsdoms._styleCache !== state) {
      state = jsdoms._styleCache;
      known = new WeakMap();
      knownValues = new WeakMap();
      book = readBook();
    }
    const remembered = known.get(element) ?? styleOf(element);
    known.set(element, remembered);
    return remembered;
  };
};
