import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router';
import { ExplainedButton } from '../../kit/actions/ExplainedButton';

interface RecheckButtonProps {
  /** Where the recheck form stands. */
  path: string;
  isInProgress: boolean;
}

/** 'Reverificar Elegibilidade', which says why it can't be pressed while a recheck is under way (spec 4). */
export const RecheckButton = ({ path, isInProgress }: RecheckButtonProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  return (
    <ExplainedButton
      variant="outlined"
      label={translate('applicationActions.button.recheck')}
      obstacle={isInProgress ? translate('applicationActions.recheckInProgress') : undefined}
      onClick={() => navigate(path)}
    />
  );
};
