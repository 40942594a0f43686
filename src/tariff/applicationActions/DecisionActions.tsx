import { useStore, useTranslate } from 'ra-core';
import { type MouseEvent, type ReactNode, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { eligibilityDecision } from '../../../contract/entities/applicationAction';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { openPlaceholder } from '../../../contract/rules/decisionPlaceholders';
import { fieldLengths } from '../../../contract/rules/limits';
import { ActionButton, type DialogControl } from '../../kit/actions/ActionButton';
import { ActionDialog } from '../../kit/actions/ActionDialog';
import { formatDay } from '../../kit/format/lisbonTime';
import { TextInput } from '../../kit/inputs/TextInput';
import { Checkbox } from '../../ui/choice/Checkbox';
import { allDocuments, type DocumentsByField } from '../applicationDetail/documentsByField';
import type { LoadedDetail } from '../applicationDetail/useApplicationDetail';
import { shortcutTable } from '../keys/shortcutTable';
import { type ActedOn, ActionSubject } from './ActionSubject';
import { ActionsCard, useOfferedMoves } from './ActionsCard';
import { DecisionTexts } from './DecisionTexts';
import { useApplicationAction } from './useApplicationAction';
import './decidedMessage.css';

const decisions = [
  { decision: 'eligible', variant: 'contained', color: 'primary' },
  { decision: 'nonEligible', variant: 'outlined', color: 'error' },
] as const;

interface DecisionActionsProps {
  detail: LoadedDetail;
  /** Opens the next request in the list, if there is one. */
  openNext?: (() => void) | undefined;
}

/** 'Elegível' and 'Não Elegível', for an application that awaits the regulator (spec 6). */
export const DecisionActions = ({ detail, openNext }: DecisionActionsProps) => {
  const translate = useTranslate();
  const moves = useOfferedMoves(detail);
  if (!moves.includes('decide')) return null;
  return (
    <ActionsCard>
      {decisions.map(({ decision, ...look }) => (
        <ActionButton
          key={decision}
          {...look}
          label={translate(`applicationActions.button.${decision}`)}
          shortcut={shortcutTable[decision]}
          dialog={(control) => (
            <EligibilityDialog {...control} detail={detail} decision={decision} openNext={openNext} />
          )}
        />
      ))}
    </ActionsCard>
  );
};

interface EligibilityDialogProps extends DialogControl {
  detail: ActedOn & { documents: DocumentsByField };
  decision: 'eligible' | 'nonEligible';
  /** Opens the next request in the list, if there is one. */
  openNext?: (() => void) | undefined;
}

/** Returns the schema of a decision, which rejects a reason with an open placeholder. */
const completeDecision = (message: string) =>
  eligibilityDecision.refine(({ reason }) => !openPlaceholder(reason ?? ''), { path: ['reason'], message });

/** Asks to confirm the decision, for its reason (spec 5, Eligibility dialog), and whether to open the next request. */
const EligibilityDialog = ({ detail, decision, openNext, ...control }: EligibilityDialogProps) => {
  const translate = useTranslate();
  const [opensNext, setOpensNext] = useStore<boolean>('preferences.opensNext', false);
  const decided = useDecidedMessage(detail, decision);
  const action = useApplicationAction(
    'decide',
    control.close,
    opensNext && openNext ? { message: decided, open: openNext } : undefined,
  );
  const schema = useMemo(() => completeDecision(translate('applicationActions.decision.open')), [translate]);
  const documents = allDocuments(detail.documents);
  const [only] = documents;
  return (
    <ActionDialog
      {...control}
      title={translate('applicationActions.decision.title')}
      takesAway={decision === 'nonEligible'}
      about={
        <ActionSubject
          application={detail.application}
          kind={detail.kind}
          documents={documents.length}
          consequences={[
            translate('applicationActions.decision.question', {
              decision: translate(`applicationActions.button.${decision}`),
            }),
            translate(`applicationActions.decision.${decision}.${detail.kind}`),
          ]}
        />
      }
      schema={schema}
      defaultValues={{
        applicationId: detail.application.id,
        applicationStatus: applicationStatus[decision],
        reason: null,
      }}
      action={action}
    >
      <DecisionTexts
        source="reason"
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
      {openNext && (
        <Checkbox label={translate('prevNext.opensNext')} checked={opensNext} onChange={setOpensNext} />
      )}
    </ActionDialog>
  );
};

/**
 * Returns the toast shown when another request opens after a decision: that it succeeded (spec 8), and a link
 * back to the decided request. Toasts render outside the application, so the hooks that the link needs are
 * called here.
 */
const useDecidedMessage = (
  { application: { id }, kind }: ActedOn,
  decision: 'eligible' | 'nonEligible',
): ReactNode => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const goBack = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    navigate(pathname, { state });
  };
  return (
    <>
      <span>{translate('applicationActions.toast.decide.success')}</span>{' '}
      <span className="decided">
        <a href={pathname} onClick={goBack}>
          {translate(`applicationDetail.title.${kind}`, { id })}
        </a>
        {`: ${translate(`applicationActions.button.${decision}`)}`}
      </span>
    </>
  );
};
