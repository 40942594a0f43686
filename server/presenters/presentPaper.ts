import type { Paper } from '../../contract/calls/dataProtection';

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const element = (name: string, texts: readonly string[]) =>
  texts.map((text) => `<${name}>${escaped(text)}</${name}>`).join('');

const style = `body{font:15px/1.5 sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem}
table{border-collapse:collapse;width:100%}th,td{border:1px solid #999;padding:.3rem .5rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}
@media print{body{margin:0;max-width:none}tr{break-inside:avoid}}`;

/** Presents a paper as a page that stands by itself: no script, no address, nothing loaded. */
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
  return new TextEncoder().encode(`<!doctype html>
<html lang="pt-PT">
<head><meta charset="utf-8"><title>${escaped(title)}</title><style>${style}</style></head>
<body><h1>${escaped(title)}</h1>${element('p', about)}
${content.join('\n')}
</body>
</html>`);
};
