import type { Paper } from '../../contract/dataProtectionCalls';
import { escaped, page } from './page';

const element = (name: string, texts: readonly string[]) =>
  texts.map((text) => `<${name}>${escaped(text)}</${name}>`).join('');

/** Presents a paper as a page that stands by itself. */
export const presentPaper = ({ title, about, parts }: Paper): Uint8Array<ArrayBuffer> => {
  const content = parts.map(
    (part) =>
      `<h2>${escaped(part.title)}</h2>${element('p', part.about)}${
        part.headings.length === 0
          ? ''
          : `<table><thead><tr>${element('th', part.headings)}</tr></thead><tbody>${part.rows
              .map((row) => `<tr>${element('td', row)}</tr>`)
              .join('\n')}</tbody></table>`
      }`,
  );
  const { head, foot } = page(title);
  return new TextEncoder().encode(
    `${head}<h1>${escaped(title)}</h1>${element('p', about)}\n${content.join('\n')}${foot}`,
  );
};
