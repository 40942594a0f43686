import { UnreadableWorkbook } from './faults';
import { readXml } from './readXml';
import { workbookLimits } from './workbookLimits';

/** A sheet's name in the workbook, and the part of the archive that holds it. */
export interface ListedSheet {
  readonly name: string;
  readonly path: string;
}

const folder = 'xl/';
const pathOf = (target: string) =>
  (target.startsWith('/') ? target.slice(1) : folder + target.replace(/^\.\//, '')).toLowerCase();

/** Returns the id of a sheet's relationship, whatever prefix the attribute has. */
const relationOf = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? '';

/** Lists the sheets of a workbook in their order. */
export const listSheets = (workbook: string, relations: string | undefined): ListedSheet[] => {
  const targets = new Map<string, string>();
  if (relations)
    readXml(relations, {
      open: (name, attributes) => {
        const { Id: id, Target: target } = attributes;
        if (name === 'Relationship' && id && target) targets.set(id, pathOf(target));
      },
    });
  const sheets: ListedSheet[] = [];
  readXml(workbook, {
    open: (tag, attributes) => {
      if (tag !== 'sheet') return;
      const target = targets.get(relationOf(attributes));
      const path = target ?? `${folder}worksheets/sheet${sheets.length + 1}.xml`;
      sheets.push({ name: attributes.name ?? '', path });
      if (sheets.length > workbookLimits.sheets) throw new UnreadableWorkbook('tooLarge');
    },
  });
  return sheets;
};
