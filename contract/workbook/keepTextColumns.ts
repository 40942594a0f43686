/** Where the style of text cells stands among a workbook's cell styles; undefined when there is none. */
const textStyleIn = (styles: string): number | undefined => {
  const list = /<cellXfs[^>]*>(.*?)<\/cellXfs>/s.exec(styles)?.[1] ?? '';
  const index = (list.match(/<xf [^>]*>/g) ?? []).findIndex((xf) => /numFmtId="49" fontId="0"/.test(xf));
  return index < 0 ? undefined : index;
};

/** Makes whole columns of a sheet text, so that what is typed into them stays as it was typed. */
export const keepTextColumns = (sheet: string, styles: string): string => {
  const style = textStyleIn(styles);
  return style === undefined ? sheet : sheet.replaceAll('<col min=', `<col style="${style}" min=`);
};
