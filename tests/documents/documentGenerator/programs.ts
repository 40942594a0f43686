import type { Prng } from '../../../server/seed/common/prng';
import { type PdfParts, pdfStream, plainPdf } from '../pdfs/assemblePdf';
import { subsetFont, winAnsiFont } from './fonts';

/** A phrase on an A4 page, in points from the lower left corner. */
export interface Phrase {
  x: number;
  y: number;
  text: string;
  size: number;
}

interface Writer {
  fonts: Record<string, string>;
  content: string;
  /** Entries of the page. */
  page?: string;
  more?: PdfParts;
}

type Program = (phrases: readonly Phrase[], prng: Prng) => Writer;

/** One glyph for every pixel of a scan would tell no more: a grey image over the whole page. */
const scan = {
  page: '/XObject<</I 30 0 R>>',
  more: {
    30: pdfStream(
      '\u00f0'.repeat(64),
      '/Type/XObject/Subtype/Image/Width 8/Height 8/ColorSpace/DeviceGray/BitsPerComponent 8',
    ),
  },
  draw: 'q 595 0 0 842 0 0 cm /I Do Q\n',
};

const wordsOf = ({ x, y, text, size }: Phrase, widthOf: (text: string, size: number) => number) => {
  let at = 0;
  return text.split(' ').map((word) => {
    const placed = { x: x + widthOf(text.slice(0, at), size), y, size, text: word };
    at += word.length + 1;
    return placed;
  });
};

/** How programs write the same phrases: what stands together on the page is taken apart in the file. */
export const programs = {
  /** Each word placed on its own, upside down, in glyph numbers of a subset. */
  browserPrint: (phrases) => {
    const font = subsetFont(phrases, 2);
    const words = phrases.flatMap((phrase) => wordsOf(phrase, font.widthOf));
    const drawn = words.map(
      ({ x, y, size, text }) =>
        `BT /F1 ${size / 0.75} Tf 1 0 0 -1 ${x / 0.75} ${(842 - y) / 0.75} Tm <${font.hex(text)}> Tj ET`,
    );
    return { fonts: font.parts, content: `q .75 0 0 -.75 0 842 cm\n${drawn.join('\n')}\nQ` };
  },
  /** Tagged, with kerned arrays, in blocks that begin and end anywhere. */
  wordExport: (phrases, prng) => {
    const font = winAnsiFont('Helvetica');
    const drawn = phrases.flatMap(({ x, y, size, text }, index) => {
      const blocks = prng.chance(0.5)
        ? [text]
        : [text.slice(0, text.length >> 1), text.slice(text.length >> 1)];
      let at = x;
      return blocks.map((block) => {
        const parts =
          block.match(/.{1,3}/g)?.map((part) => `(${font.escaped(part)})${prng.int(-4, 4)}`) ?? [];
        const line = `/P <</MCID ${index}>> BDC q BT /F1 ${size} Tf 1 0 0 1 ${at} ${y} Tm [${parts.join('')}] TJ ET Q EMC`;
        at += font.widthOf(block, size);
        return line;
      });
    });
    return { fonts: font.parts, content: drawn.join('\n') };
  },
  /** A line, a string; sometimes on a page that is turned. */
  iText: (phrases, prng) => {
    const font = winAnsiFont('Helvetica');
    const drawn = phrases.map(
      ({ x, y, size, text }) => `BT /F1 ${size} Tf ${x} ${y} Td (${font.escaped(text)})Tj ET`,
    );
    const isTurned = prng.chance(0.25);
    const content = drawn.join('\n');
    return isTurned
      ? {
          fonts: font.parts,
          content: `q 0 1 -1 0 842 0 cm\n${content}\nQ`,
          page: '/Rotate 90/MediaBox[0 0 842 595]',
        }
      : { fonts: font.parts, content };
  },
  /** Cells in the order of the report's bands: all labels, then all values, from below. */
  jasper: (phrases) => {
    const font = winAnsiFont('Times-Roman');
    const drawn = phrases.map(
      ({ x, y, size, text }) => `q BT /F1 ${size} Tf 1 0 0 1 ${x} ${y} Tm (${font.escaped(text)})Tj ET Q`,
    );
    const isLabel = (_: string, index: number) => phrases[index]?.text.endsWith(':') ?? false;
    const labels = drawn.filter(isLabel);
    return {
      fonts: font.parts,
      content: [...labels, ...drawn.filter((one, index) => !isLabel(one, index)).toReversed()].join('\n'),
    };
  },
  /** A subset font of one byte, adjusted glyph by glyph. */
  libreOffice: (phrases, prng) => {
    const font = subsetFont(phrases, 1);
    const drawn = phrases.map(({ x, y, size, text }) => {
      const glyphs = [...text].map((glyph) => `<${font.hex(glyph)}>${prng.int(-3, 3)}`).join('');
      return `BT\n${x} ${y} Td /F1 ${size} Tf[${glyphs}]TJ\nET`;
    });
    return { fonts: font.parts, content: drawn.join('\n') };
  },
  /** No glyph for a space: words are pushed apart. */
  tex: (phrases) => {
    const font = winAnsiFont('Times-Roman');
    const drawn = phrases.map(
      ({ x, y, size, text }) =>
        `BT /F1 ${size} Tf ${x} ${y} Td [${text
          .split(' ')
          .map((word) => `(${font.escaped(word)})`)
          .join('-278')}]TJ ET`,
    );
    return { fonts: font.parts, content: drawn.join('\n') };
  },
  /** Each glyph placed on its own, spaces left out. */
  reportTool: (phrases) => {
    const font = winAnsiFont('Helvetica');
    const drawn = phrases.map(({ x, y, size, text }) => {
      const steps = [...text].map((glyph, index) => ({
        glyph,
        step: index === 0 ? 0 : font.widthOf(text[index - 1] ?? '', size),
      }));
      let skipped = 0;
      const shown = steps.map(({ glyph, step }) => {
        skipped += step;
        if (glyph === ' ') return '';
        const line = `${skipped.toFixed(3)} 0 Td (${font.escaped(glyph)})Tj`;
        skipped = 0;
        return line;
      });
      return `BT /F1 ${size} Tf ${x} ${y} Td ${shown.join(' ')} ET`;
    });
    return { fonts: font.parts, content: drawn.join('\n') };
  },
  /** Lines of one width, columns made of spaces. */
  mainframe: (phrases) => {
    const font = winAnsiFont('Courier');
    const rows = new Map<number, string>();
    for (const { x, y, text } of phrases.toSorted((one, other) => one.x - other.x)) {
      const row = rows.get(y) ?? '';
      rows.set(y, `${row.padEnd(Math.max(row.length + (row ? 2 : 0), Math.round((x - 40) / 5.4)))}${text}`);
    }
    const drawn = [...rows].map(([y, text]) => `BT /F1 9 Tf 20 ${y} Td (${font.escaped(text)}) Tj ET`);
    return { fonts: font.parts, content: drawn.join('\n') };
  },
  /** A scan with what a program recognised, invisible, word by word and never quite on the line. */
  scannerWithText: (phrases, prng) => {
    const font = winAnsiFont('Courier');
    const words = phrases.flatMap((phrase) => wordsOf(phrase, winAnsiFont('Helvetica').widthOf));
    const drawn = words.map(({ x, y, size, text }) => {
      const scale =
        (winAnsiFont('Helvetica').widthOf(text, size) / Math.max(1, font.widthOf(text, size))) * 100;
      const [dx, dy] = [prng.int(-5, 5) / 10, prng.int(-12, 12) / 10];
      return `BT 3 Tr ${scale.toFixed(1)} Tz /F1 ${size} Tf 1 0 0 1 ${x + dx} ${y + dy} Tm (${font.escaped(text)}) Tj ET`;
    });
    return { fonts: font.parts, content: scan.draw + drawn.join('\n'), page: scan.page, more: scan.more };
  },
  /** A scan, with no more text than the stamp of an app. */
  scanner: (_, prng) => {
    const font = winAnsiFont('Helvetica');
    const stamp = prng.chance(0.5) ? 'BT /F1 8 Tf 400 20 Td (Digitalizado com CamScanner)Tj ET' : '';
    return { fonts: font.parts, content: scan.draw + stamp, page: scan.page, more: scan.more };
  },
} as const satisfies Record<string, Program>;

export type ProgramName = keyof typeof programs;
export const programNames = Object.keys(programs) as ProgramName[];

/** Writes phrases on a page as a program would. */
export const writePdf = (
  program: ProgramName,
  phrases: readonly Phrase[],
  prng: Prng,
): Uint8Array<ArrayBuffer> => {
  const write: Program = programs[program];
  const { fonts, content, page = '', more = {} } = write(phrases, prng);
  const images = page.startsWith('/XObject') ? page : '';
  const entries = images ? '/MediaBox[0 0 595 842]' : page || '/MediaBox[0 0 595 842]';
  const text = plainPdf({
    1: '<</Type/Catalog/Pages 2 0 R>>',
    2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    3: `<</Type/Page/Parent 2 0 R${entries.includes('MediaBox') ? '' : '/MediaBox[0 0 595 842]'}${entries}/Resources<</Font<</F1 10 0 R>>${images}>>/Contents 4 0 R>>`,
    4: pdfStream(content),
    ...fonts,
    ...more,
  });
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
};
