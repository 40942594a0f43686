import { useTranslate } from 'ra-core';
import { type ReactNode, useId, useRef } from 'react';
import { paths } from '../../../contract/paths';
import { usePart } from '../../kit/layout/usePart';
import { Button, ButtonAnchor } from '../../ui/buttons/Button';
import { useMedia } from '../../ui/layout/useMedia';
import { loadable } from '../../ui/loading/loadable';

const HelpPanel = loadable(async () => (await import('../../../resources/help/HelpPanel')).HelpPanel);

/**
 * Returns the help button and the panel that it opens beside the page; without room, help opens in a new tab. Where the
 * header shows icons alone, the link is in the navigation instead, because 'Ajuda' is there too.
 */
export const useHelp = (): { button: ReactNode; panel: ReactNode } => {
  const translate = useTranslate();
  const hasRoom = useMedia('(min-width: 1400px)');
  const { isComing, isOpen, open, close: closePanel } = usePart(HelpPanel);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  if (!hasRoom)
    return {
      button: (
        <ButtonAnchor
          color="inherit"
          icon="document"
          href={paths.help}
          target="_blank"
          rel="noopener"
          aria-label={translate('help.ownTab')}
        >
          <span>{translate('help.title')}</span>
        </ButtonAnchor>
      ),
      panel: null,
    };
  const close = () => {
    closePanel();
    button.current?.focus();
  };
  return {
    button: (
      <Button
        ref={button}
        color="inherit"
        icon="document"
        aria-label={translate('help.title')}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={isOpen || isComing ? closePanel : open}
      >
        <span>{translate('help.title')}</span>
      </Button>
    ),
    panel: isOpen && <HelpPanel id={id} onClose={close} />,
  };
};
