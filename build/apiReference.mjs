const library = /[\\/]redoc\.standalone\.js$/;

/** What the library's bundle asks for that it can't have here, and what it gets instead. */
const changes = /** @type {const} */ ([
  // A module of no name, for nothing.
  [/require\("null"\)/g, 'null'],
  // The maker's logo, from a foreign host.
  [/"https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini\.svg"/, '""'],
  // A style element for scrollbars that the page does not use; an empty one is allowed.
  [/\.push\(\[e\.id,"\.ps\{[^"]*","",\{/, '.push([e.id,"","",0&&{'],
]);

/**
 * Lets the library of the reference page run under the content policy as it is, without a foreign host or an inline style.
 * @returns {import('vite').Plugin}
 */
export const apiReference = () => ({
  name: 'api-reference',
  enforce: 'pre',
  transform: {
    filter: { id: library },
    handler: (code) => {
      for (const [found] of changes)
        if (code.search(found) < 0) throw new Error(`Not in the library: ${found}`);
      return {
        code: changes.reduce((text, [found, instead]) => text.replace(found, instead), code),
        map: null,
      };
    },
  },
});
