import { connection } from '../../../providers/http/connection';
import { site } from '../../../providers/http/site';

/** Why a script of this application failed to load: no connection, a new version in its place, or neither. */
export type WhyMissing = 'offline' | 'newVersion' | 'broken';

/** Returns the entry script of this page; a new version has another one. */
const ownScript = (): string | null | undefined =>
  document.querySelector('script[type="module"][src]')?.getAttribute('src');

/** Finds out why a script of this application failed to load. */
export const whyMissing = async (): Promise<WhyMissing> => {
  try {
    const page = await site.page();
    const script = ownScript();
    return script && !page.includes(script) ? 'newVersion' : 'broken';
  } catch {
    // Starts probing: the connection then reports when it is back.
    connection.doubted();
    return 'offline';
  }
};
