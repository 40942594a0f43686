import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { PanelProps } from '../../../src/kit/resource/defineResource';
import { Button, ButtonAnchor, IconButton } from '../../../src/ui/buttons/Button';
import { Row } from '../../../src/ui/layout/Stack';
import { helpPaths } from '../contract/helpPaths';
import { HelpBook, type HelpLink } from './HelpBook';
import { anchorOf, helpSlugOf, termsIn, useHelpPages } from './helpPages';
import { glossary } from './pages/glossary';

/**
 * The help pages beside the work, or over it where there is no room; the work stays as it is. Opens with the page about the
 * current screen; Escape closes it, and the focus goes back to where it was.
 */
export const HelpPanel = ({ id, onClose }: PanelProps) => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const pages = useHelpPages();
  const [place, setPlace] = useState(() => ({ slug: helpSlugOf(pathname), part: '' }));
  const page = pages?.find(({ slug }) => slug === place.slug);
  // Of the screen as it is when the manual is opened.
  const [words] = useState(() => termsIn(document.querySelector('main')?.innerText ?? ''));
  const title = useRef<HTMLHeadingElement>(null);
  const link: HelpLink = (slug, text, target) => {
    const follow = () => {
      setPlace({ slug, part: target?.part ?? '' });
      target?.onFollow?.();
      title.current?.focus();
    };
    return target?.isInText ? (
      <button type="button" className="ui-link help-term" onClick={follow}>
        {text}
      </button>
    ) : (
      <Button size="small" onClick={follow}>
        {text}
      </Button>
    );
  };
  useEffect(() => {
    const { activeElement } = document;
    title.current?.focus();
    return () => {
      if (activeElement instanceof HTMLElement) activeElement.focus();
    };
  }, []);
  return (
    <aside
      id={id}
      aria-labelledby={`${id}-title`}
      className="help-panel"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <Row>
        <h2 ref={title} id={`${id}-title`} tabIndex={-1}>
          {translate('help.title')}
        </h2>
        <IconButton icon="close" aria-label={translate('help.close')} className="last" onClick={onClose} />
      </Row>
      {page && <h3>{page.title}</h3>}
      {pages && (
        <HelpBook
          // Another place starts with an empty search.
          key={`${place.slug} ${place.part}`}
          pages={pages}
          page={page}
          part={place.part}
          level={4}
          link={link}
        />
      )}
      {words.length > 0 && (
        <section aria-labelledby={`${id}-words`} className="help-words">
          <h3 id={`${id}-words`}>{translate('help.terms')}</h3>
          <ul>
            {words.map((word) => (
              <li key={word}>{link(glossary.slug, word, { part: anchorOf({ heading: word }) })}</li>
            ))}
          </ul>
        </section>
      )}
      <ButtonAnchor
        href={page ? `${helpPaths.help}/${page.slug}` : helpPaths.help}
        target="_blank"
        rel="noopener"
        size="small"
        icon="document"
      >
        {translate('help.ownPage')}
      </ButtonAnchor>
    </aside>
  );
};
