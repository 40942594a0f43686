/** Makes a text safe inside HTML. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const style = `body{font:15px/1.5 sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem}
table{border-collapse:collapse;width:100%}th,td{border:1px solid #999;padding:.3rem .5rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}
dt{font-weight:bold}dd{margin:0 0 .5rem 1rem}
@media print{body{margin:0;max-width:none}tr{break-inside:avoid}}`;

/** Begin and end of a page that stands by itself: no script, nothing loaded. */
export const page = (title: string): { readonly head: string; readonly foot: string } => ({
  head: `<!doctype html>
<html lang="pt-PT">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${style}</style></head>
<body>`,
  foot: '</body>\n</html>\n',
});
