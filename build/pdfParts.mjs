import { viteStaticCopy } from 'vite-plugin-static-copy';

const library = 'node_modules/pdfjs-dist';

/**
 * Copies to /pdf what the document viewer loads only when a document needs it: character maps, the standard PDF
 * fonts, and the JPEG 2000 decoder that works without WebAssembly.
 */
export const pdfParts = () =>
  viteStaticCopy({
    silent: true,
    targets: [
      { src: `${library}/cmaps/*`, dest: 'pdf/cmaps' },
      { src: `${library}/standard_fonts/*`, dest: 'pdf/standard_fonts' },
      { src: `${library}/wasm/openjpeg_nowasm_fallback.js`, dest: 'pdf/wasm' },
    ],
  });
