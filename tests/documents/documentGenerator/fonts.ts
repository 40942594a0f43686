import { StandardFontEmbedder, StandardFonts } from '@cantoo/pdf-lib';
import { pdfStream } from '../pdfs/assemblePdf';

const metrics = {
  Helvetica: StandardFontEmbedder.for(StandardFonts.Helvetica as never),
  'Times-Roman': StandardFontEmbedder.for(StandardFonts.TimesRoman as never),
  Courier: StandardFontEmbedder.for(StandardFonts.Courier as never),
};
type FontName = keyof typeof metrics;

const measured = (name: FontName) => (text: string, size: number) =>
  metrics[name].widthOfTextAtSize(text, size);

/** A standard font in the usual encoding. */
export const winAnsiFont = (name: FontName) => ({
  parts: { 10: `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>` },
  widthOf: measured(name),
  escaped: (text: string) => text.replace(/[\\()]/g, '\\$&'),
});

/** A font that holds only the glyphs that are used, numbered as they come, with a table that says what they mean. */
export const subsetFont = (phrases: readonly { text: string }[], bytes: 1 | 2) => {
  const glyphs = [...new Set([...phrases.map(({ text }) => text).join(''), ' '])];
  const codes = new Map(
    glyphs.map((glyph, index) => [glyph, (index + 1).toString(16).padStart(bytes * 2, '0')]),
  );
  const meanings = glyphs.map(
    (glyph) => `<${codes.get(glyph)}> <${(glyph.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}>`,
  );
  const map = pdfStream(
    `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def /CMapType 2 def\n1 begincodespacerange <${'0'.repeat(bytes * 2)}> <${'f'.repeat(bytes * 2)}> endcodespacerange\n${meanings.length} beginbfchar\n${meanings.join('\n')}\nendbfchar endcmap end end`,
  );
  const widths = glyphs.map((glyph) => measured('Helvetica')(glyph, 1000)).join(' ');
  const parts: Record<number, string> =
    bytes === 2
      ? {
          10: '<</Type/Font/Subtype/Type0/BaseFont/AAAAAA+Arial/Encoding/Identity-H/DescendantFonts[11 0 R]/ToUnicode 13 0 R>>',
          11: `<</Type/Font/Subtype/CIDFontType2/BaseFont/AAAAAA+Arial/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/CIDToGIDMap/Identity/FontDescriptor 12 0 R/W[1[${widths}]]>>`,
        }
      : {
          10: `<</Type/Font/Subtype/TrueType/BaseFont/BAAAAA+LiberationSans/FirstChar 1/LastChar ${glyphs.length}/Widths[${widths}]/FontDescriptor 12 0 R/ToUnicode 13 0 R>>`,
        };
  return {
    parts: {
      ...parts,
      12: '<</Type/FontDescriptor/FontName/AAAAAA+Arial/Flags 4/FontBBox[-500 -300 1500 1000]/ItalicAngle 0/Ascent 905/Descent -212/CapHeight 716/StemV 80>>',
      13: map,
    },
    widthOf: measured('Helvetica'),
    hex: (text: string) => [...text].map((glyph) => codes.get(glyph)).join(''),
  };
};
