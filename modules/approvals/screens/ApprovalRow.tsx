import { useDataProvider, useRefresh } from 'ra-core';
import { useId, useState } from 'react';
import { z } from 'zod';
import { textUpTo } from '../../../contract/entities/text';
import { detailLists, detailPath } from '../../../contract/rules/detailPath';
import { fieldLengths } from '../../../contract/rules/limits';
import { validationMessages } from '../../../contract/rules/validationMessages';
import { ActionDialog } from '../../../src/kit/actions/ActionDialog';
import { type Action, useAction } from '../../../src/kit/actions/useAction';
import { Confirm } from '../../../src/kit/dialogs/Confirm';
import { formatMoment } from '../../../src/kit/format/lisbonTime';
import { TextInput } from '../../../src/kit/inputs/TextInput';
import { ButtonLink } from '../../../src/kit/navigation/ButtonLink';
import { Button } from '../../../src/ui/buttons/Button';
import { Row, Stack, Text } from '../../../src/ui/layout/Stack';
import type { Approval } from '../contract/approval';
import { linesOf, titleOf } from './approvalWords';
import { approvalTexts } from './texts';

/** What waits, in words, with the buttons that end it: the user's own can only be withdrawn. */
export const ApprovalRow = ({ approval }: { approval: Approval }) => {
  const { askedBy, isOwn, applicationId, recheckApplicationId } = approval;
  const [askedOn, last] = [formatMoment(approval.askedOn), formatMoment(approval.expiresOn)];
  const name = useId();
  return (
    <li aria-labelledby={name}>
      <Stack gap="tight">
        <Text id={name} isStrong>
          {titleOf(approval)}
        </Text>
        {linesOf(approval).map((line) => (
          <Text key={line}>{line}</Text>
        ))}
        <Text size="small" tone="secondary">
          {isOwn ? approvalTexts.own(askedOn, last) : approvalTexts.asked(askedBy, askedOn, last)}
        </Text>
        <Row>
          {isOwn ? <WithdrawButton approval={approval} /> : <EndButtons approval={approval} />}
          {applicationId && (
            <ButtonLink
              variant="outlined"
              to={detailPath(detailLists.regulator, {
                id: applicationId,
                recheckApplicationId: recheckApplicationId ?? null,
              })}
            >
              {approvalTexts.openRequest}
            </ButtonLink>
          )}
        </Row>
      </Stack>
    </li>
  );
};

const useEnding = <Input extends object>(
  { id }: Approval,
  successMessage: string,
  onSuccess?: () => void,
): Action<Input> => {
  const dataProvider = useDataProvider();
  const refresh = useRefresh();
  return useAction<Input>({
    run: (data) => dataProvider.update('approvals', { id, data, previousData: { id } }),
    successMessage,
    failureMessage: approvalTexts.failed,
    onSuccess: () => {
      onSuccess?.();
      refresh();
    },
    onFailure: refresh,
  });
};

const WithdrawButton = ({ approval }: { approval: Approval }) => {
  const { start, isRunning } = useEnding(approval, approvalTexts.withdrawn);
  return (
    <Button variant="outlined" loading={isRunning} onClick={() => start({ isWithdrawn: true })}>
      {approvalTexts.withdraw}
    </Button>
  );
};

const EndButtons = ({ approval }: { approval: Approval }) => {
  const [open, setOpen] = useState<'confirm' | 'refuse'>();
  const close = () => setOpen(undefined);
  const confirming = useEnding(approval, approvalTexts.confirmed);
  const refusing = useEnding<z.output<typeof refusal>>(approval, approvalTexts.refused, close);
  const confirm = async () => {
    await confirming.start({});
    close();
  };
  return (
    <>
      <Button variant="contained" aria-haspopup="dialog" onClick={() => setOpen('confirm')}>
        {approvalTexts.confirm}
      </Button>
      <Button variant="outlined" color="error" aria-haspopup="dialog" onClick={() => setOpen('refuse')}>
        {approvalTexts.refuse}
      </Button>
      <Confirm
        isOpen={open === 'confirm'}
        title={approvalTexts.confirmQuestion}
        isIrreversible
        loading={confirming.isRunning}
        onConfirm={confirm}
        onClose={close}
        content={
          <Stack gap="tight">
            <Text isStrong>{titleOf(approval)}</Text>
            {linesOf(approval).map((line) => (
              <Text key={line}>{line}</Text>
            ))}
          </Stack>
        }
      />
      <ActionDialog
        isOpen={open === 'refuse'}
        close={close}
        title={approvalTexts.refuseTitle}
        about={
          <Stack gap="tight">
            <Text isStrong>{titleOf(approval)}</Text>
            <Text>{approvalTexts.refuseConsequence}</Text>
          </Stack>
        }
        schema={refusal}
        defaultValues={{ reason: '' }}
        action={refusing}
      >
        <TextInput
          multiline
          source="reason"
          label={approvalTexts.reason}
          maxLength={fieldLengths.eligibilityReason}
          required
        />
      </ActionDialog>
    </>
  );
};

const refusal = z.object({
  reason: textUpTo(fieldLengths.eligibilityReason).min(1, validationMessages.required),
});
