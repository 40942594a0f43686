import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { PanelProps } from '../../../src/kit/resource/defineResource';
import { Button, ButtonAnchor, IconButton } from '../../../src/ui/buttons/Button';
import { Row } from '../../../src/ui/layout/Stack';
import { helpPaths } from '../contract/helpPaths';
import { HelpBook } from './HelpBook';
import { helpSlugOf, useHelpPages } from './helpPages';

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
  const title = useRef<HTMLHeadingElement>(null);
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
          pages={pages}
          page={page}
          part={place.part}
          level={4}
          link={(slug, text, finding) => (
            <Button
              size="small"
              onClick={() => {
                setPlace({ slug, part: finding?.part ?? '' });
                finding?.onFollow();
                title.current?.focus();
              }}
            >
              {text}
            </Button>
          )}
        />
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
