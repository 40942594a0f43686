import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router';
import type { ApplicationRow } from '../../../contract/entities/application';
import type { Shortcut } from '../../kit/keys/shortcuts';
import { useShortcut } from '../../kit/keys/useShortcut';
import { ButtonLink } from '../../kit/navigation/ButtonLink';
import { useIsLeaving } from '../../kit/navigation/useIsLeaving';
import { placeState } from '../../kit/walk/listPlace';
import type { Step, Walk } from '../../kit/walk/useWalk';
import { Button } from '../../ui/buttons/Button';
import { shortcutTable } from '../keys/shortcutTable';
import { stepPath } from './detailPaths';
import './walkBar.css';

interface WalkBarProps {
  walk: Walk<ApplicationRow>;
  /** The list that the details belong to. */
  listPath: string;
  /** The page's title, announced together with the position in the list; undefined until it is known. */
  title: string | undefined;
}

/** The position of a request in the list that it was opened from, with links to the previous and the next one. */
export const WalkBar = ({ walk, listPath, title }: WalkBarProps) => {
  const translate = useTranslate();
  const { number, total, previous, next } = walk;
  const place = number
    ? translate('walk.place', { number, total })
    : translate('walk.left', { smart_count: total });
  return (
    <nav aria-label={translate('walk.name')} className="walk-bar kit-screen-only">
      <Neighbour step={previous} listPath={listPath} shortcut={shortcutTable.previous} text="walk.previous" />
      <span role="status">
        {title && <span className="ui-unseen">{title}, </span>}
        {place}
      </span>
      <Neighbour step={next} listPath={listPath} shortcut={shortcutTable.next} text="walk.next" />
    </nav>
  );
};

interface NeighbourProps extends Pick<WalkBarProps, 'listPath'> {
  step: Step<ApplicationRow> | undefined;
  shortcut: Shortcut;
  /** Translation key. */
  text: string;
}

const Neighbour = ({ step, listPath, shortcut, text }: NeighbourProps) => {
  const translate = useTranslate();
  const open = useOpenStep(listPath)(step);
  const key = useShortcut(shortcut, open);
  const look = { size: 'small', variant: 'outlined' } as const;
  if (!step)
    return (
      <Button {...look} disabled>
        {translate(text)}
      </Button>
    );
  return (
    <ButtonLink {...look} {...key} to={stepPath(listPath, step)} state={placeState(step.place)}>
      {translate(text)}
    </ButtonLink>
  );
};

/** Returns a function that turns a step into a callback that opens its request; undefined if there is no step. */
export const useOpenStep = (listPath: string) => {
  const navigate = useNavigate();
  const isLeaving = useIsLeaving();
  return (step: Step<ApplicationRow> | undefined): (() => void) | undefined =>
    step &&
    (() => {
      // A second press before the next request is shown would only lead to the same one again.
      if (!isLeaving()) navigate(stepPath(listPath, step), { state: placeState(step.place) });
    });
};
