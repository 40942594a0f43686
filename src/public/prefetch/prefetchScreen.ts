/** The files of each screen, as indices into `files`, by the pattern of its path. The build writes it into the page. */
interface PrefetchList {
  files: readonly string[];
  screens: Readonly<Record<string, readonly number[]>>;
}

/**
 * Makes the browser fetch what a screen behind the sign-in needs. None of it runs yet, so it does not get in the way
 * of a user who is typing. The dev server has no list, and a screen is fetched when it is opened.
 */
export const prefetchScreen = (path: string): void => {
  const { files, screens } = readList();
  const pattern = Object.keys(screens).find((pattern) => patternMatches(pattern, path)) ?? '/';
  for (const file of screens[pattern] ?? []) prefetch(files[file]);
};

const readList = (): PrefetchList =>
  JSON.parse(document.getElementById('files-of-screens')?.textContent ?? '{"files":[],"screens":{}}');

const patternMatches = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i').test(path);

const prefetch = (href = '') => {
  if (document.head.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  if (href.endsWith('.css')) {
    link.rel = 'preload';
    link.as = 'style';
  } else link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
};
