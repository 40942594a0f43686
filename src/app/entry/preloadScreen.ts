import { readManifest } from '../../../providers/http/readManifest';
import { filesOf } from './filesOf';

const app = 'src/app/App.tsx';

/** The screens that people come to see, by path; the list of those who decide where no other is wanted. */
const firstScreens: Readonly<Record<string, string>> = {
  '/': 'resources/backofficeApplications/BackofficeApplicationList.tsx',
  '/applications': 'resources/backofficeApplications/BackofficeApplicationList.tsx',
  '/applicationManagement': 'resources/applications/ApplicationList.tsx',
  '/form': 'resources/applications/ApplicationCreate.tsx',
};

const preload = async (path: string) => {
  const manifest = await readManifest();
  for (const file of filesOf(manifest, [app, firstScreens[path] ?? app])) {
    const href = `/${file}`;
    if (document.head.querySelector(`link[href="${href}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  }
};

/**
 * Has the browser fetch what a screen behind the sign-in needs; it is fetched and not run, so that nothing hinders
 * who is typing. Without it everything is merely fetched later.
 */
export const preloadScreen = (path: string): void => {
  if (import.meta.env.PROD) preload(path).catch(() => undefined);
};
