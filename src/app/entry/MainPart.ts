import { loadable } from '../../kit/loading/loadable';

/** All that needs a session, react-admin with it; the session screens do without. */
export const MainPart = loadable(async () => {
  const { App, isReady } = await import('../App');
  await isReady;
  return App;
});
