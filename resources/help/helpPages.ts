import { paths } from '../../contract/paths';
import type { Side } from '../../contract/rules/statusAdvice';
import { foldText } from '../../src/kit/format/foldText';
import { activation } from './pages/activation';
import { deadlines } from './pages/deadlines';
import { documents } from './pages/documents';
import type { HelpPage, HelpPart } from './pages/HelpPage';
import { request } from './pages/request';
import { states } from './pages/states';
import { yearlyList } from './pages/yearlyList';

/** The pages of help that a side reads, in their order. */
export const helpPages = (side: Side): readonly HelpPage[] => [
  request,
  documents,
  deadlines,
  activation,
  yearlyList,
  states(side),
];

/** The page that belongs to a screen, by its path; undefined where none does. */
export const helpSlugOf = (pathname: string): string | undefined => {
  if (pathname.startsWith(paths.annualMaintenance)) return yearlyList.slug;
  if (pathname.startsWith(paths.requestForm)) return request.slug;
  if (pathname.startsWith(paths.toActivate) || pathname.endsWith('/recheckForm')) return activation.slug;
  const lists = [paths.applicationManagement, paths.applications];
  return lists.some((list) => pathname.startsWith(list)) ? 'states' : undefined;
};

/** What an address names a part of a page by. */
export const anchorOf = ({ heading }: Pick<HelpPart, 'heading'>): string =>
  foldText(heading)
    .split(/[^a-z0-9]/)
    .filter(Boolean)
    .join('-');

/** A part of a page in which something was found. */
export interface HelpFinding {
  page: HelpPage;
  part: HelpPart;
}

/** The parts that have every word that was typed; accents and capitals don't matter. */
export const searchHelp = (pages: readonly HelpPage[], typed: string): HelpFinding[] => {
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  return pages.flatMap((page) =>
    page.parts
      .filter((part) => {
        const text = foldText([page.title, part.heading, ...textsOf(part)].join(' '));
        return words.every((word) => text.includes(word));
      })
      .map((part) => ({ page, part })),
  );
};

const textsOf = ({ paragraphs = [], steps = [] }: HelpPart) => [...paragraphs, ...steps];
