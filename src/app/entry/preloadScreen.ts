/** The files of each first screen by its path, as the build wrote them into the page. */
const readFiles = (): Readonly<Record<string, readonly string[]>> =>
  JSON.parse(document.getElementById('files-of-screens')?.textContent ?? '{}');

const preload = (href: string) => {
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

/**
 * Has the browser fetch what a screen behind the sign-in needs; it is fetched and not run, so that nothing hinders
 * who is typing. Without it, as while developing, everything is merely fetched later.
 */
export const preloadScreen = (path: string): void => {
  const files = readFiles();
  for (const file of files[path] ?? files['/'] ?? []) preload(file);
};
