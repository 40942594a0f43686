import { viteStaticCopy } from 'vite-plugin-static-copy';

const library = 'node_modules/pdfjs-dist';

/**
 * Copies to /pdf what the document viewer loads only when a document needs it: character maps, the standard PDF
 * fonts, and the decoders of scans (JPEG 2000, JBIG2, fax) that work without WebAssembly, each with its licence.
 */
export const pdfParts = () =>
  viteStaticCopy({
    silent: true,
    targets: [
      { src: `${library}/cmaps/*`, dest: 'pdf/cmaps' },
      { src: `${library}/standard_fonts/*`, dest: 'pdf/standard_fonts' },
      { src: `${library}/wasm/{*_nowasm_fallback.js,LICENSE_*}`, dest: 'pdf/wasm' },
    ],
  });
