/** The files of each screen by the pattern of its path, as the build wrote them into the page; files by their number. */
interface PrefetchList {
  files: readonly string[];
  screens: Readonly<Record<string, readonly number[]>>;
}

/**
 * Has the browser fetch what a screen behind the sign-in needs; nothing of it runs yet, so that it does not hinder who is
 * typing. While developing there is no list, and a screen is fetched when it is opened.
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
