import { UnreadableWorkbook } from './faults';
import { readXml } from './readXml';
import { workbookLimits } from './workbookLimits';

/** A sheet's name in the workbook, and the part of the archive that holds it, in lower case. */
export interface ListedSheet {
  readonly name: string;
  readonly path: string;
  /** Whether people see it: not if it is hidden, or so well that Excel's menu does not show it. */
  readonly isHidden: boolean;
}

/** The parts of a workbook that are read, by their paths in lower case. */
export interface WorkbookParts {
  readonly sheets: readonly ListedSheet[];
  readonly strings: string | undefined;
  readonly styles: string | undefined;
  /** Whether days are counted from 1904, as Excel for Mac did, instead of 1900. */
  readonly isFrom1904: boolean;
}

/** Returns a part's bytes, by its path in lower case; undefined if the package has no such part. */
type PartReader = (path: string) => Iterable<Uint8Array> | undefined;

interface Relationship {
  readonly type: string;
  readonly path: string;
}

/**
 * Finds the parts of a workbook by the relationships of its package, as the standard says; by their usual names where a
 * program has left the relationships out.
 */
export const findParts = (partOf: PartReader): WorkbookParts => {
  const path = firstOf(relationshipsOf(partOf, ''), 'officeDocument') ?? 'xl/workbook.xml';
  const workbook = partOf(path);
  if (!workbook) throw new UnreadableWorkbook('notWorkbook');
  const related = relationshipsOf(partOf, path);
  return {
    ...readWorkbook(workbook, related),
    strings: firstOf(related, 'sharedStrings') ?? 'xl/sharedstrings.xml',
    styles: firstOf(related, 'styles') ?? 'xl/styles.xml',
  };
};

const firstOf = (relationships: ReadonlyMap<string, Relationship>, type: string) =>
  [...relationships.values()].find((one) => one.type === type)?.path;

/** Resolves a relationship's target: absolute in the package, or relative to the folder of the part that has it. */
const resolved = (target: string, folder: string): string => {
  const steps: string[] = [];
  for (const step of (target.startsWith('/') ? target : `${folder}/${target}`).split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return steps.join('/').toLowerCase();
};

/** Reads the relationships of a part, or of the package for an empty path, by their ids; external ones are left out. */
const relationshipsOf = (partOf: PartReader, path: string): Map<string, Relationship> => {
  const slash = path.lastIndexOf('/');
  const [folder, name] = [path.slice(0, Math.max(slash, 0)), path.slice(slash + 1)];
  const found = new Map<string, Relationship>();
  const xml = partOf(`${folder && `${folder}/`}_rels/${name}.rels`);
  if (!xml) return found;
  readXml(xml, {
    open: (tag, { Id: id, Target: target, Type: type = '', TargetMode: mode }) => {
      if (tag !== 'Relationship' || !id || !target || mode === 'External') return;
      found.set(id, { type: type.slice(type.lastIndexOf('/') + 1), path: resolved(target, folder) });
    },
  });
  return found;
};

/** Returns the id of a sheet's relationship, whatever prefix the attribute has. */
const relationOf = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? '';

/** Lists the sheets with cells in their order; charts, dialogs and macros have sheets too. */
const readWorkbook = (workbook: Iterable<Uint8Array>, related: ReadonlyMap<string, Relationship>) => {
  const sheets: ListedSheet[] = [];
  let count = 0;
  let isFrom1904 = false;
  readXml(workbook, {
    open: (tag, attributes) => {
      if (tag === 'workbookPr') isFrom1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
      if (tag !== 'sheet') return;
      count += 1;
      if (count > workbookLimits.sheets) throw new UnreadableWorkbook('tooLarge', 'sheets');
      const relation = related.get(relationOf(attributes));
      if (relation && relation.type !== 'worksheet') return;
      const { name = '', state = 'visible' } = attributes;
      const path = relation?.path ?? `xl/worksheets/sheet${count}.xml`;
      sheets.push({ name, path, isHidden: state !== 'visible' });
    },
  });
  return { sheets, isFrom1904 };
};
