import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { InlineHashes } from '../http/securityHeaders';

/**
 * Returns the hashes, in the form a content security policy takes, of the scripts and styles that the build inlined
 * into index.html; none without a build, as in development.
 */
export const inlineHashes = async (webFolder: string): Promise<InlineHashes> => {
  const page = await readFile(join(webFolder, 'index.html'), 'utf8').catch(() => '');
  return {
    scripts: hashes(page, /<script>(.*?)<\/script>/gs),
    styles: hashes(page, /<style>(.*?)<\/style>/gs),
  };
};

const hashes = (page: string, pattern: RegExp): string[] =>
  [...page.matchAll(pattern)].map(([, text = '']) => {
    const digest = createHash('sha256').update(text).digest('base64');
    return `'sha256-${digest}'`;
  });
