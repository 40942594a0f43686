const screenWidth = 1440;

const limits = (query: string, name: 'min' | 'max') =>
  [...query.matchAll(new RegExp(`${name}-width:\\s*([\\d.]+)px`, 'g'))].map(([, pixels]) => Number(pixels));

const matches = (query: string) =>
  /width/.test(query) &&
  limits(query, 'min').every((pixels) => screenWidth >= pixels) &&
  limits(query, 'max').every((pixels) => screenWidth <= pixels);

/** Stands in for `matchMedia`, which jsdom lacks: a wide screen without preferences. */
export const wideScreen = (query: string): MediaQueryList => ({
  media: query,
  matches: matches(query),
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
  dispatchEvent: () => false,
});
