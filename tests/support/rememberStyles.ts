/** What jsdom keeps of a document; a new one comes with every change of the document or of its styles. */
interface KeptByJsdom {
  readonly _styleCache: object | null;
}

const isKept = (value: unknown): value is KeptByJsdom =>
  typeof value === 'object' && value !== null && '_styleCache' in value;

/** jsdom's own object behind the document. */
const behindDocument = (): KeptByJsdom => {
  const symbols = Object.getOwnPropertySymbols(document);
  const found = symbols.map((symbol) => Reflect.get(document, symbol)).find(isKept);
  if (!found) throw new Error('jsdom keeps its styles elsewhere: rememberStyles must follow it, or go');
  return found;
};

/** Files that share a window prepare it each. */
const remembering = new WeakSet<Window>();

/**
 * Has jsdom compute the style of an element once for each state of the document. By itself it goes through every rule
 * again for each question, and asking for a button by its role asks for the styles of all elements.
 */
export const rememberStyles = (): void => {
  if (remembering.has(window)) return;
  remembering.add(window);
  const compute = window.getComputedStyle.bind(window);
  const jsdoms = behindDocument();
  let state: object | null = null;
  let known = new WeakMap<Element, CSSStyleDeclaration>();
  window.getComputedStyle = (element, pseudoElement) => {
    if (pseudoElement) return compute(element, pseudoElement);
    const isSame = state !== null && jsdoms._styleCache === state;
    const remembered = isSame ? known.get(element) : undefined;
    if (remembered) return remembered;
    const style = compute(element);
    if (!isSame) {
      state = jsdoms._styleCache;
      known = new WeakMap();
    }
    known.set(element, style);
    return style;
  };
};
