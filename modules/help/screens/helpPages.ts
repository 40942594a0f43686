import { useCanAccess } from 'ra-core';
import { paths } from '../../../contract/paths';
import type { Side } from '../../../contract/rules/statusAdvice';
import { useCapability } from '../../../src/kit/access/useCapability';
import { foldText } from '../../../src/kit/format/foldText';
import { access } from './pages/access';
import { activation } from './pages/activation';
import { dataProtection } from './pages/dataProtection';
import { deadlines } from './pages/deadlines';
import { deciding } from './pages/deciding';
import { documents } from './pages/documents';
import { glossary } from './pages/glossary';
import type { HelpPage, HelpPart } from './pages/HelpPage';
import { integration } from './pages/integration';
import { request } from './pages/request';
import { states } from './pages/states';
import { yearlyList } from './pages/yearlyList';

/**
 * Returns the help pages for the signed-in user's side, the provider's or the regulator's; undefined until
 * the side is known.
 */
export const useHelpPages = (): readonly HelpPage[] | undefined => {
  const side = useCanAccess({ resource: 'session', action: 'ownProvider' });
  const officer = useCanAccess({ resource: 'dataProtection', action: 'list' });
  const integrator = useCanAccess({ resource: 'integration', action: 'show' });
  const hasIntegration = useCapability('integration');
  if (side.isPending || officer.isPending || integrator.isPending) return undefined;
  return helpPages(side.canAccess ? 'provider' : 'regulator', [
    ...(officer.canAccess ? [dataProtection] : []),
    ...(integrator.canAccess && hasIntegration ? [integration] : []),
  ]);
};

/** The pages about screens that not everybody may open. */
export const pagesForSome: readonly HelpPage[] = [dataProtection, integration];

/** Returns the help pages for one side, in order, and those for some that the reader may see. */
export const helpPages = (side: Side, forReader: readonly HelpPage[] = []): readonly HelpPage[] => [
  ...(side === 'regulator' ? [deciding, access] : []),
  request,
  documents,
  deadlines,
  activation,
  yearlyList,
  states(side),
  ...forReader,
  glossary,
];

/** Returns the slug of the help page about a screen, by the screen's path; undefined if there is none. */
export const helpSlugOf = (pathname: string): string | undefined => {
  if (pathname.startsWith(paths.annualMaintenance)) return yearlyList.slug;
  if (pathname.startsWith(paths.dataProtection)) return dataProtection.slug;
  if (pathname.startsWith(paths.integration)) return integration.slug;
  if (pathname.startsWith(paths.requestForm)) return request.slug;
  if (pathname.startsWith(paths.toActivate) || pathname.endsWith('/recheckForm')) return activation.slug;
  if (pathname.startsWith(paths.applications)) return deciding.slug;
  if ([paths.users, paths.providers, paths.userProviders].some((list) => pathname.startsWith(list)))
    return access.slug;
  return pathname.startsWith(paths.applicationManagement) ? 'states' : undefined;
};

/** Returns the anchor of a part of a page in the URL. */
export const anchorOf = ({ heading }: Pick<HelpPart, 'heading'>): string =>
  foldText(heading)
    .split(/[^a-z0-9]/)
    .filter(Boolean)
    .join('-');

/** A part of a page that matches a search. */
export interface HelpFinding {
  page: HelpPage;
  part: HelpPart;
}

/** Returns the parts that contain every typed word; ignores accents and case. */
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

/** A piece of a text: a word of the glossary leads to the part that explains it. */
interface TextPiece {
  text: string;
  term?: string | undefined;
}

const terms = new Map(glossary.parts.map((part) => [foldText(part.heading), anchorOf(part)]));
// The longest first, so that a word inside another does not come before it. What is not eligible is
// another word, and what is quoted is one of the screen's names.
const termPattern = new RegExp(
  `(?<![\\p{L}_]|não )(«[^»]*»|${glossary.parts
    .map(({ heading }) => heading)
    .toSorted((a, b) => b.length - a.length)
    .join('|')})(?![\\p{L}\\p{N}_])`,
  'giu',
);

/** Splits a text at the words that the glossary explains, each the first time that `seen` meets it. */
export const piecesOf = (text: string, seen: Set<string>): TextPiece[] =>
  text.split(termPattern).map((piece, index) => {
    const term = index % 2 === 1 ? terms.get(foldText(piece)) : undefined;
    if (!term || seen.has(term)) return { text: piece };
    seen.add(term);
    return { text: piece, term };
  });

/** Returns the words of the glossary that a text has, as the glossary writes them, in its order. */
export const termsIn = (text: string): string[] => {
  const found = new Set(piecesOf(text, new Set()).map(({ term }) => term));
  return glossary.parts.filter((part) => found.has(anchorOf(part))).map(({ heading }) => heading);
};

const textsOf = ({ paragraphs = [], steps = [] }: HelpPart) => [...paragraphs, ...steps];
