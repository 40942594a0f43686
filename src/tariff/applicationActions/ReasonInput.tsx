import { useGetList } from 'ra-core';
import type { Described } from '../../../contract/entities/described';
import { SelectInput } from '../../kit/inputs/SelectInput';
import type { InputProps } from '../../kit/inputs/useFieldProps';
import { useNotifyFailure } from '../../kit/notifications/useNotifyFailure';

interface ReasonInputProps extends InputProps {
  /** The resource that lists the reasons. */
  reasons: 'activationReasons' | 'inactivationReasons' | 'cancellationReasons';
}

const fiveMinutes = 300_000;

/** A select for an action's reason, filled from the server's list (spec 3, Reason). */
export const ReasonInput = ({ reasons, ...props }: ReasonInputProps) => {
  const notifyFailure = useNotifyFailure();
  const {
    data = [],
    error,
    refetch,
  } = useGetList<Described, Error>(
    reasons,
    {},
    {
      staleTime: fiveMinutes,
      onError: (error) => notifyFailure(error, 'applicationActions.reasonsNotLoaded'),
    },
  );
  const choices = data.map(({ id, description }) => ({ id, text: description }));
  return <SelectInput {...props} choices={choices} onOpen={() => error && void refetch()} />;
};
