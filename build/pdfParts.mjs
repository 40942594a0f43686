import { viteStaticCopy } from 'vite-plugin-static-copy';

const library = 'node_modules/pdfjs-dist';

/**
 * Lays under /pdf what the viewer of documents reads only when a document needs it: character maps, the fonts that every
 * PDF may take for granted, and the decoder of JPEG 2000 that needs no WebAssembly.
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
