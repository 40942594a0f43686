import { connection } from '../../../providers/http/connection';
import { site } from '../../../providers/http/site';

/** Why a script of this application did not come: no connection, another version is in its place, or neither. */
export type WhyMissing = 'offline' | 'newVersion' | 'broken';

/** The script that this page began with; a new version has another one. */
const ownScript = (): string | null | undefined =>
  document.querySelector('script[type="module"][src]')?.getAttribute('src');

/** Looks why a script of this application did not come. */
export const whyMissing = async (): Promise<WhyMissing> => {
  try {
    const page = await site.page();
    const script = ownScript();
    return script && !page.includes(script) ? 'newVersion' : 'broken';
  } catch {
    // Whoever watches the connection tells when it is back.
    connection.doubted();
    return 'offline';
  }
};
