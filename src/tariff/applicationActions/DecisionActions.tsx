import { useEvent, useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { eligibilityDecision } from '../../../contract/entities/applicationAction';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { openPlaceholder } from '../../../contract/rules/decisionPlaceholders';
import { isSame } from '../../../contract/rules/judgeDocument';
import { fieldLengths } from '../../../contract/rules/limits';
import type { DialogControl } from '../../kit/actions/ActionButton';
import { ActionDialog } from '../../kit/actions/ActionDialog';
import { formatDay } from '../../kit/format/lisbonTime';
import { TextInput } from '../../kit/inputs/TextInput';
import { Slot } from '../../kit/layout/Slot';
import { useIsLeaving } from '../../kit/navigation/useIsLeaving';
import { useNeedsOther } from '../acts/useNeedsOther';
import { useWaitingDecision, waitingDecisionId } from '../acts/useWaitingDecision';
import { useReadings } from '../applicationDetail/documentReadings';
import { allDocuments, type DocumentsByField } from '../applicationDetail/documentsByField';
import type { NextRequest } from '../applicationDetail/PrevNextButtons';
import type { LoadedDetail } from '../applicationDetail/useApplicationDetail';
import { type ActedOn, ActionSubject } from './ActionSubject';
import { ActionsCard, useOfferedMoves } from './ActionsCard';
import { DecisionButton } from './DecisionButton';
import { DecisionTexts } from './DecisionTexts';
import { type Decision, useCarriedDecision, useKeptReason } from './decision';
import { KeepReason } from './KeepReason';
import { useMessageWithWayBack, useOpenNext } from './openNext';
import { decisionDialogTexts } from './texts';
import { useApplicationAction } from './useApplicationAction';

const decisions = [
  { decision: 'eligible', variant: 'contained', color: 'primary' },
  { decision: 'nonEligible', variant: 'outlined', color: 'error' },
] as const;

/** Which dialog is open, and for which application. */
interface OpenDialog {
  readonly id: number;
  readonly decision: Decision | 'instead';
  readonly isCarried?: true;
}

/** Returns where DecisionActions keeps which dialog is open. */
export const useDecisionDialog = () => useRef<OpenDialog>(undefined);

declare module '../../kit/layout/Slot' {
  interface Slots {
    /**
     * Before the buttons that decide a request. `isWanted` while no decision waits; `setObstacleId` is told the id of what says
     * why it can't be decided now.
     */
    whileDeciding: {
      readonly applicationId: number;
      readonly isWanted: boolean;
      readonly setObstacleId: (id: string | undefined) => void;
    };
    /**
     * After these buttons: what else can be done with the request. Its dialog takes the place of theirs: `isOpen` and what opens and
     * closes it; `obstacleId` is the id of what says why nothing can be done now.
     */
    besideDecisions: DialogControl & {
      readonly open: () => void;
      readonly obstacleId: string | undefined;
    } & Pick<DecisionActionsProps, 'detail' | 'next' | 'dock'>;
  }
}

interface DecisionActionsProps {
  detail: LoadedDetail;
  /**
   * Which dialog is open, kept by the page: the actions stand elsewhere when the window becomes narrower. A state of the
   * page would render all of it again.
   */
  dialog: ReturnType<typeof useDecisionDialog>;
  /** The next request in the list, if there is one. */
  next?: NextRequest | undefined;
  /** Where the dialog of a decision is shown beside the documents; above the page when absent. */
  dock?: HTMLElement | undefined;
}

/** 'Elegível' and 'Não Elegível', for an application that awaits the regulator (spec 6). */
export const DecisionActions = ({ detail, dialog, next, dock }: DecisionActionsProps) => {
  const isLeaving = useIsLeaving();
  const moves = useOfferedMoves(detail);
  const { id } = detail.application;
  const [opened, setOpen] = useState(dialog.current);
  const setOpened = useEvent((next: OpenDialog | undefined) => {
    dialog.current = next;
    setOpen(next);
  });
  const open = opened?.id === id ? opened : undefined;
  useEffect(() => {
    // Whoever comes back to a request finds no dialog open.
    if (dialog.current?.id !== id) dialog.current = undefined;
  }, [dialog, id]);
  const close = () => setOpened(undefined);
  const { take, carryTo } = useCarriedDecision(id);
  const isOffered = moves.includes('decide');
  const waiting = useWaitingDecision(detail.application);
  const [heldId, setHeldId] = useState<string>();
  const needsOther = useNeedsOther('nonEligible', open?.decision === 'nonEligible');
  const obstacleId = waiting ? waitingDecisionId : heldId;
  const readings = useReadings(id);
  useEffect(() => {
    if (!dock || !readings || !take() || dialog.current) return;
    // Where the document says otherwise, or nothing that can be compared, the page is to be looked at first.
    if (readings.every(isSame)) setOpened({ id, decision: 'eligible', isCarried: true });
  }, [take, dock, readings, dialog, id, setOpened]);
  // Whoever has gone on before the document was read finds no dialog open on the way back.
  useEffect(() => () => void take(), [take]);
  if (!isOffered) return null;
  return (
    <ActionsCard isInHead={dock !== undefined}>
      <Slot
        name="whileDeciding"
        props={{ applicationId: id, isWanted: !waiting, setObstacleId: setHeldId }}
      />
      {decisions.map(({ decision, ...look }) => (
        <DecisionButton
          key={decision}
          {...look}
          decision={decision}
          obstacleId={obstacleId}
          // The dialog would disappear with the page, with nothing done and not a word.
          onClick={() => !isLeaving() && setOpened({ id, decision })}
        />
      ))}
      <Slot
        name="besideDecisions"
        props={{
          detail,
          next,
          dock,
          obstacleId,
          isOpen: open?.decision === 'instead',
          open: () => {
            if (!isLeaving()) setOpened({ id, decision: 'instead' });
          },
          close,
        }}
      />
      {open && open.decision !== 'instead' && (
        <EligibilityDialog
          // Opened anew, it is filled in and takes the focus anew.
          key={open.decision}
          isOpen
          close={close}
          detail={detail}
          decision={open.decision}
          isCarried={open.isCarried ?? false}
          needsOther={needsOther && open.decision === 'nonEligible'}
          next={next}
          dock={dock}
          carryTo={carryTo}
        />
      )}
    </ActionsCard>
  );
};

interface EligibilityDialogProps extends DialogControl {
  detail: ActedOn & { documents: DocumentsByField };
  decision: Decision;
  /** Whether it has stayed open from the request before. */
  isCarried: boolean;
  /** Whether it will wait for a second person. */
  needsOther: boolean;
  /** The next request in the list, if there is one. */
  next?: NextRequest | undefined;
  dock?: HTMLElement | undefined;
  /** Keeps 'Elegível' open on the next request. */
  carryTo: (next: number) => void;
}

/** The schema of a decision, which rejects a reason with an open placeholder. */
const completeDecision = eligibilityDecision.refine(({ reason }) => !openPlaceholder(reason ?? ''), {
  path: ['reason'],
  message: decisionDialogTexts.open,
});

/** Asks to confirm the decision, for its reason (spec 5, Eligibility dialog), and whether to open the next request. */
const EligibilityDialog = (props: EligibilityDialogProps) => {
  const { detail, decision, isCarried, needsOther, next, carryTo, ...control } = props;
  const translate = useTranslate();
  const kept = useKeptReason(detail.application.id, decision);
  // Read once: a default value that changes would put back what the user has cleared.
  const [reason] = useState(kept.get);
  const isArmed = useArmed(isCarried);
  const messageOf = useMessageWithWayBack(detail);
  const { choice, open } = useOpenNext(next);
  const action = useApplicationAction(
    'decide',
    () => {
      control.close();
      kept.forget();
    },
    open && {
      message: (isHeld) =>
        messageOf(
          isHeld ? 'acts.waits' : 'applicationActions.toast.decide.success',
          translate(`applicationActions.button.${decision}`),
        ),
      open: () => open(decision === 'eligible' ? carryTo : undefined),
    },
  );
  const documents = allDocuments(detail.documents);
  const [only] = documents;
  return (
    <ActionDialog
      {...control}
      title={decisionDialogTexts.title}
      takesAway={decision === 'nonEligible'}
      confirmDisabled={!isArmed}
      about={
        <ActionSubject
          application={detail.application}
          kind={detail.kind}
          documents={documents.length}
          consequences={[
            decisionDialogTexts.question(translate(`applicationActions.button.${decision}`)),
            ...(needsOther ? [decisionDialogTexts.needsOther] : []),
            decisionDialogTexts[decision][detail.kind],
          ]}
        />
      }
      schema={completeDecision}
      defaultValues={{
        applicationId: detail.application.id,
        applicationStatus: applicationStatus[decision],
        reason,
      }}
      action={action}
    >
      <KeepReason source="reason" keep={kept.keep} />
      <DecisionTexts
        source="reason"
        decision={decision}
        isDocked={control.dock !== undefined}
        values={{
          data: formatDay(new Date()),
          documento: documents.length === 1 ? only?.file.filename : undefined,
        }}
      />
      <TextInput
        multiline
        source="reason"
        maxLength={fieldLengths.eligibilityReason}
        required={decision === 'nonEligible'}
      />
      {choice}
    </ActionDialog>
  );
};

/** In milliseconds: longer than between the two presses of a double click. */
const armedAfter = 1000;

/** Returns whether Confirmar may be pressed: a press meant for the request before must not decide the next one. */
const useArmed = (isCarried: boolean): boolean => {
  const [isArmed, setIsArmed] = useState(!isCarried);
  useEffect(() => {
    const timer = setTimeout(() => setIsArmed(true), armedAfter);
    return () => clearTimeout(timer);
  }, []);
  return isArmed;
};
