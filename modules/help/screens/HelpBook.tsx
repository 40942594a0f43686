import { useTranslate } from 'ra-core';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { TextBox } from '../../../src/ui/fields/TextBox';
import { Bullets, Stack, Text } from '../../../src/ui/layout/Stack';
import { anchorOf, type HelpFinding, searchHelp } from './helpPages';
import { type HelpPage, pictureSize } from './pages/HelpPage';
import './help.css';

/**
 * Renders a link to a help page, or to the contents if there is no slug. For a finding it leads to that part
 * of the page and reports that it was followed.
 */
export type HelpLink = (
  slug: string | undefined,
  text: string,
  finding?: { part: string; onFollow: () => void },
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
        (page ? <OpenPage page={page} part={part} level={level} /> : <Contents pages={pages} link={link} />)}
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
}: Pick<HelpBookProps, 'part' | 'level'> & { page: HelpPage }) => {
  const Heading = `h${level}` as const;
  const target = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls again for another part of the same page
  useEffect(() => {
    if (target.current) showHeading(target.current);
  }, [asked]);
  return (
    <article>
      <Text tone="secondary">{page.summary}</Text>
      <img src={page.picture.src} alt={page.picture.alt} {...pictureSize} />
      {page.parts.map(({ heading, paragraphs = [], steps = [] }) => (
        <section key={heading}>
          <Heading {...(anchorOf({ heading }) === asked && { ref: target, tabIndex: -1 })}>{heading}</Heading>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {steps.length > 0 && (
            <ol>
              {steps.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ol>
          )}
        </section>
      ))}
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
