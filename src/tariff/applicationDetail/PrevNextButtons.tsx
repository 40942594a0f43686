import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import type { ApplicationRow } from '../../../contract/entities/application';
import type { Shortcut } from '../../kit/keys/shortcuts';
import { useButtonKey } from '../../kit/keys/useButtonKey';
import { ButtonLink } from '../../kit/navigation/ButtonLink';
import { useIsLeaving } from '../../kit/navigation/useIsLeaving';
import { placeState } from '../../kit/prevNext/listPlace';
import type { PrevNext, Step } from '../../kit/prevNext/usePrevNext';
import { Button } from '../../ui/buttons/Button';
import { shortcutTable } from '../keys/shortcutTable';
import { stepPath } from './detailPaths';
import { prevNextTexts } from './texts';
import './prevNextButtons.css';

interface PrevNextBarProps {
  prevNext: PrevNext<ApplicationRow>;
  /** The list that the details belong to. */
  listPath: string;
  /** The page's title, announced together with the position in the list; undefined until it is known. */
  title: string | undefined;
}

/** The position of a request in the list that it was opened from, with links to the previous and the next one. */
export const PrevNextButtons = ({ prevNext, listPath, title }: PrevNextBarProps) => {
  const translate = useTranslate();
  const { number, total, previous, next } = prevNext;
  const place = number
    ? translate('prevNext.place', { number, total })
    : translate('prevNext.left', { smart_count: total });
  return (
    <nav aria-label={translate('prevNext.name')} className="prev-next-bar kit-screen-only">
      <Neighbour
        step={previous}
        listPath={listPath}
        shortcut={shortcutTable.previous}
        text="prevNext.previous"
        none={(number ?? 1) === 1 ? prevNextTexts.noPrevious : undefined}
      />
      <span role="status">
        {title && <span className="ui-unseen">{title}, </span>}
        {place}
      </span>
      <Neighbour
        step={next}
        listPath={listPath}
        shortcut={shortcutTable.next}
        text="prevNext.next"
        none={(number ?? total) === total ? prevNextTexts.noNext : undefined}
      />
    </nav>
  );
};

interface NeighbourProps extends Pick<PrevNextBarProps, 'listPath'> {
  step: Step<ApplicationRow> | undefined;
  shortcut: Shortcut;
  /** Translation key. */
  text: string;
  /** What says that there is none; undefined where it may still be loading. */
  none: string | undefined;
}

const Neighbour = ({ step, listPath, shortcut, text, none }: NeighbourProps) => {
  const translate = useTranslate();
  const noneId = useId();
  const open = useOpenStep(listPath)(step);
  const key = useButtonKey(shortcut, open, step || !none ? undefined : noneId);
  const look = { size: 'small', variant: 'outlined' } as const;
  if (!step)
    return (
      <>
        <Button {...look} disabled {...key}>
          {translate(text)}
        </Button>
        <span id={noneId} hidden>
          {none}
        </span>
      </>
    );
  return (
    <ButtonLink {...look} {...key} to={stepPath(listPath, step)} state={placeState(step.place)}>
      {translate(text)}
    </ButtonLink>
  );
};

/** The next request in the list that a detail was opened from. */
export interface NextRequest {
  readonly id: number;
  open(): void;
}

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
