import { onePage, type PdfParts, pdfStream, plainPdf } from './assemblePdf';

const bytesOf = (...values: readonly number[]) => String.fromCharCode(...values);
const fourBytes = (value: number) =>
  bytesOf(value >> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255);

/** In pixels; each picture is white with a black bar from a quarter to three quarters of its width. */
const side = 64;

/** The bar as fax coding of group 4 (T.6) has it: the first line in runs, then lines like the one before, then the end. */
const fax = () => {
  const [white16, black32] = ['101010', '000001101010'];
  const bits = `001${white16}${black32}1${'111'.repeat(side - 1)}${'000000000001'.repeat(2)}`;
  return bytesOf(...(bits.match(/.{1,8}/g) ?? []).map((eight) => Number.parseInt(eight.padEnd(8, '0'), 2)));
};

/** The bar as JBIG2 (T.88): a page, and a region on it in the same coding as a fax. */
const jbig2 = () => {
  const segment = (number: number, kind: number, content: string) =>
    `${fourBytes(number)}${bytesOf(kind, 0, 1)}${fourBytes(content.length)}${content}`;
  const size = `${fourBytes(side)}${fourBytes(side)}`;
  const nowhere = `${fourBytes(0)}${fourBytes(0)}`;
  const page = segment(0, 48, `${size}${nowhere}${bytesOf(0, 0, 0)}`);
  return page + segment(1, 38, `${size}${nowhere}${bytesOf(0, 1)}${fax()}`);
};

/** The bar as JPEG 2000, which OpenJPEG 2.5 coded. */
const jpeg2000 =
  '/0//UQApAAAAAABAAAAAQAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAAAAABBwEB/1IADAAAAAEAAAQEAAH/XAAEQED/ZAAlAAFDcmVhdGVkIGJ5IE9wZW5KUEVHIHZlcnNpb24gMi41LjD/kAAKAAAAAAA7AAH/k98FUGQVDSsnGfpVVLd6/3+crAf6CJ+DtRjOMsvBFQd6wAAAAAAABhISeg/7FP/Z';

const picture = (filter: string, data: string) =>
  pdfStream(data, `/Type/XObject/Subtype/Image/Width ${side}/Height ${side}/ColorSpace/DeviceGray${filter}`);
const drawPicture = 'q 64 0 0 64 0 0 cm /X Do Q';
const japanese =
  '<</Type/Font/Subtype/Type0/BaseFont/Ryumin/Encoding/90ms-RKSJ-H/DescendantFonts[<</Type/Font/Subtype/CIDFontType0/BaseFont/Ryumin/CIDSystemInfo<</Registry(Adobe)/Ordering(Japan1)/Supplement 2>>/FontDescriptor<</Type/FontDescriptor/FontName/Ryumin/Flags 4/FontBBox[0 0 1000 1000]/ItalicAngle 0/Ascent 900/Descent -100/CapHeight 900/StemV 80>>>>]>>';

/** What a page shows, and with what: a part of the viewer that it loads only for such a page. */
const contents: Readonly<Record<string, readonly [drawing: string, resource: string]>> = {
  'a fax': [
    drawPicture,
    picture('/BitsPerComponent 1/Filter/CCITTFaxDecode/DecodeParms<</K -1/Columns 64/Rows 64>>', fax()),
  ],
  JBIG2: [drawPicture, picture('/BitsPerComponent 1/Filter/JBIG2Decode', jbig2())],
  'JPEG 2000': [
    drawPicture,
    picture('/BitsPerComponent 8/Filter/JPXDecode', Buffer.from(jpeg2000, 'base64').toString('latin1')),
  ],
  'signs of a standard font': [
    'BT /X 64 Tf 0 10 Td (nn) Tj ET',
    '<</Type/Font/Subtype/Type1/BaseFont/ZapfDingbats>>',
  ],
  'texts in a character set by name': ['BT /X 32 Tf 0 16 Td <93fa967b> Tj ET', japanese],
};

/** The kinds of pages for which the viewer loads something: decoders, a font, a character set. */
export const scanKinds = Object.keys(contents);

/** Makes a PDF with a page of each of these kinds; the middle of each is black, except for texts. */
export const scannedPdf = (kinds: readonly string[]): string => {
  const pages = kinds.map((kind, index) => ({ content: contents[kind] ?? ['', ''], number: 10 + index * 3 }));
  const parts = pages.flatMap(({ content: [drawing, resource], number }) => [
    [
      number,
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 64 64]/Contents ${number + 1} 0 R/Resources<</XObject<</X ${number + 2} 0 R>>/Font<</X ${number + 2} 0 R>>>>>>`,
    ],
    [number + 1, pdfStream(drawing)],
    [number + 2, resource],
  ]);
  const kids = pages.map(({ number }) => `${number} 0 R`).join(' ');
  const all: PdfParts = {
    ...onePage,
    2: `<</Type/Pages/Kids[${kids}]/Count ${kinds.length}>>`,
    ...Object.fromEntries(parts),
  };
  return plainPdf(all);
};
