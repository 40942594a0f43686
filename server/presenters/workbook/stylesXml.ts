/** Number of a look in the styles of a streamed workbook. */
export const cellStyle = { text: 1, heading: 2 } as const;

const font = (inner: string) => `<font>${inner}<sz val="12"/><name val="Calibri"/></font>`;
const fill = (inner: string) => `<fill>${inner}</fill>`;
/** 49 is the number format of texts: digits stay texts, also once somebody edits them. */
const look = (fontId: number, fillId: number, numFmtId: number) =>
  `<xf numFmtId="${numFmtId}" fontId="${fontId}" fillId="${fillId}" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1"/>`;

/** The looks of a streamed workbook: none, text, heading. */
export const stylesXml = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><fonts count="2">${font('')}${font('<b/>')}</fonts><fills count="3">${fill('<patternFill patternType="none"/>')}${fill('<patternFill patternType="gray125"/>')}${fill('<patternFill patternType="solid"><fgColor rgb="FFDDEBF7"/></patternFill>')}</fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3">${look(0, 0, 0)}${look(0, 0, 49)}${look(1, 2, 49)}</cellXfs></styleSheet>`;
