import { useTranslate } from 'ra-core';
import { type ReactNode, useId, useState } from 'react';
import { TextBox } from '../../src/ui/fields/TextBox';
import { Bullets, Stack, Text } from '../../src/ui/layout/Stack';
import { type HelpFinding, searchHelp } from './helpPages';
import { type HelpPage, pictureSize } from './pages/HelpPage';
import './help.css';

/** Leads to a page of help, or to the list of them where there is no slug. */
export type HelpLink = (slug: string | undefined, text: string) => ReactNode;

interface HelpBookProps {
  pages: readonly HelpPage[];
  /** The page that is open; the list of them without one. */
  page: HelpPage | undefined;
  link: HelpLink;
  /** The level of the headings below the title of the page. */
  level: 2 | 4;
}

/** The pages of help with their search, as a screen and as the panel beside the work show them. */
export const HelpBook = ({ pages, page, link, level }: HelpBookProps) => {
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
          // What was found is read, not searched any more.
          link={(slug, text) => <span onClickCapture={() => setTyped('')}>{link(slug, text)}</span>}
        />
      )}
      {typed.trim() === '' &&
        (page ? <OpenPage page={page} level={level} /> : <Contents pages={pages} link={link} />)}
      {page && typed.trim() === '' && (
        <p className="kit-screen-only">{link(undefined, translate('help.all'))}</p>
      )}
    </Stack>
  );
};

const Findings = ({ findings, link }: { findings: readonly HelpFinding[]; link: HelpLink }) => {
  const translate = useTranslate();
  return (
    <div aria-live="polite">
      {findings.length === 0 && <Text>{translate('help.nothingFound')}</Text>}
      <Bullets>
        {findings.map(({ page, part }) => (
          <li key={`${page.slug} ${part.heading}`}>{link(page.slug, `${page.title}: ${part.heading}`)}</li>
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

const OpenPage = ({ page, level }: { page: HelpPage; level: 2 | 4 }) => {
  const Heading = `h${level}` as const;
  return (
    <article>
      <Text tone="secondary">{page.summary}</Text>
      <img src={page.picture.src} alt={page.picture.alt} {...pictureSize} />
      {page.parts.map(({ heading, paragraphs = [], steps = [] }) => (
        <section key={heading}>
          <Heading>{heading}</Heading>
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
