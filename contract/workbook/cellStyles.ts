/** Number format that keeps digits as text. */
export const textFormat = '@';

/** Formats that stand for a look until the workbook is written: the writer knows formats, but no colours. */
export const lookFormats = { problem: '"problem"@', heading: '"heading"@' } as const;

const fills = ['FFFFC7CE', 'FFDDEBF7'];
const looks = [
  {
    format: lookFormats.problem,
    font: '<font><sz val="12"/><color rgb="FF9C0006"/><name val="Calibri"/></font>',
  },
  {
    format: lookFormats.heading,
    font: '<font><b/><sz val="12"/><color theme="1"/><name val="Calibri"/></font>',
  },
];

const countOf = (xml: string, element: string) =>
  Number(new RegExp(`<${element} count="(\\d+)"`).exec(xml)?.[1] ?? 0);

const append = (xml: string, list: string, items: readonly string[]) =>
  xml
    .replace(
      new RegExp(`<${list} count="(\\d+)"`),
      (_, count) => `<${list} count="${Number(count) + items.length}"`,
    )
    .replace(`</${list}>`, `${items.join('')}</${list}>`);

const inXml = (text: string) => text.replaceAll('"', '&quot;');

/** Turns the formats that stand for a look into text cells that have it, in a workbook's styles.xml. */
export const giveLooks = (styles: string): string => {
  const [firstFont, firstFill] = [countOf(styles, 'fonts'), countOf(styles, 'fills')];
  const withLooks = append(
    append(
      styles,
      'fonts',
      looks.map(({ font }) => font),
    ),
    'fills',
    fills.map((rgb) => `<fill><patternFill patternType="solid"><fgColor rgb="${rgb}"/></patternFill></fill>`),
  );
  return looks.reduce((xml, { format }, index) => {
    const element = new RegExp(`<numFmt numFmtId="(\\d+)" formatCode="${inXml(format)}"/>`);
    const id = element.exec(xml)?.[1];
    if (id === undefined) return xml;
    return xml
      .replace(element, '')
      .replace(/<numFmts count="(\d+)"/, (_, count) => `<numFmts count="${Number(count) - 1}"`)
      .replaceAll(
        `<xf numFmtId="${id}" fontId="0" fillId="0"`,
        `<xf numFmtId="49" applyFont="1" applyFill="1" fontId="${firstFont + index}" fillId="${firstFill + index}"`,
      );
  }, withLooks);
};
