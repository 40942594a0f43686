import { useTranslate } from 'ra-core';
import { Fragment, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { formatDay } from '../../../src/kit/format/lisbonTime';
import { TextBox } from '../../../src/ui/fields/TextBox';
import { Bullets, Stack, Text } from '../../../src/ui/layout/Stack';
import { anchorOf, type HelpFinding, piecesOf, searchHelp } from './helpPages';
import { glossary } from './pages/glossary';
import { type HelpPage, pictureSize } from './pages/HelpPage';
import './help.css';

/**
 * Renders a link to a help page, or to the contents if there is no slug; or to a part of the page, and reports that
 * it was followed.
 */
export type HelpLink = (
  slug: string | undefined,
  text: string,
  place?: { part: string; onFollow?: () => void; isInText?: boolean },
) => ReactNode;

interface HelpBookProps {
  pages: readonly HelpPage[];
  /** The open page; without one, the contents are shown. */
  page: HelpPage | undefined;
  /** The anchor of the requested part of the page. */
  part: string | undefined;
  link: HelpLink;
  /** The level of the headings below the page's title. */
  level: 2 | 4;
}

/** The help pages with their search, as shown on their own screen and in the panel beside the work. */
export const HelpBook = ({ pages, page, part, link, level }: HelpBookProps) => {
  const translate = useTranslate();
  const id = useId();
  const [typed, setTyped] = useState('');
  return (
    <Stack className="help-book">
      <div className="kit-screen-only">
        <TextBox
          id={id}
          type="search"
          required={false}
          error={false}
          autoComplete="off"
          label={translate('help.search')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      {typed.trim() !== '' && (
        <Findings
          findings={searchHelp(pages, typed)}
          link={link}
          // The user is now reading the finding, not searching.
          onFollow={() => setTyped('')}
        />
      )}
      {typed.trim() === '' &&
        (page ? (
          <OpenPage page={page} part={part} level={level} link={link} />
        ) : (
          <Contents pages={pages} link={link} />
        ))}
      {page && typed.trim() === '' && (
        <p className="kit-screen-only">{link(undefined, translate('help.all'))}</p>
      )}
    </Stack>
  );
};

interface FindingsProps {
  findings: readonly HelpFinding[];
  link: HelpLink;
  onFollow: () => void;
}

const Findings = ({ findings, link, onFollow }: FindingsProps) => {
  const translate = useTranslate();
  return (
    <div aria-live="polite">
      {findings.length === 0 && <Text>{translate('help.nothingFound')}</Text>}
      <Bullets>
        {findings.map(({ page, part }) => (
          <li key={`${page.slug} ${part.heading}`}>
            {link(page.slug, `${page.title}: ${part.heading}`, { part: anchorOf(part), onFollow })}
          </li>
        ))}
      </Bullets>
    </div>
  );
};

const Contents = ({ pages, link }: Pick<HelpBookProps, 'pages' | 'link'>) => (
  <ul className="help-contents">
    {pages.map(({ slug, title, summary }) => (
      <li key={slug}>
        {link(slug, title)}
        <Text size="small" tone="secondary">
          {summary}
        </Text>
      </li>
    ))}
  </ul>
);

const OpenPage = ({
  page,
  part: asked,
  level,
  link,
}: Pick<HelpBookProps, 'part' | 'level' | 'link'> & { page: HelpPage }) => {
  const translate = useTranslate();
  const Heading = `h${level}` as const;
  const target = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls again for another part of the same page
  useEffect(() => {
    if (target.current) showHeading(target.current);
  }, [asked]);
  // The glossary explains its own words in their places.
  const seen = new Set<string>();
  const explained = (text: string) =>
    page === glossary
      ? text
      : piecesOf(text, seen).map(({ text, term }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change
          <Fragment key={index}>
            {term ? link(glossary.slug, text, { part: term, isInText: true }) : text}
          </Fragment>
        ));
  return (
    <article>
      <Text tone="secondary">{page.summary}</Text>
      {page.picture && <img src={page.picture.src} alt={page.picture.alt} {...pictureSize} />}
      {page.parts.map(({ heading, paragraphs = [], steps = [] }) => (
        <section key={heading}>
          <Heading {...(anchorOf({ heading }) === asked && { ref: target, tabIndex: -1 })}>{heading}</Heading>
          {paragraphs.map((text) => (
            <p key={text}>{explained(text)}</p>
          ))}
          {steps.length > 0 && (
            <ol>
              {steps.map((text) => (
                <li key={text}>{explained(text)}</li>
              ))}
            </ol>
          )}
        </section>
      ))}
      <Text size="small" tone="secondary">
        {translate('help.updated', { day: formatDay(page.updated) })}
      </Text>
    </article>
  );
};

/**
 * Focuses a heading and scrolls it to the top of the page, or of the panel, without moving what is beside the
 * panel.
 */
const showHeading = (heading: HTMLElement) => {
  heading.focus({ preventScroll: true });
  const panel = heading.closest('aside');
  if (!panel) heading.scrollIntoView({ block: 'start' });
  else panel.scrollTop += heading.getBoundingClientRect().top - panel.getBoundingClientRect().top;
};
