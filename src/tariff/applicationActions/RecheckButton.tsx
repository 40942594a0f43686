import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router';
import { ExplainedButton } from '../../kit/actions/ExplainedButton';

interface RecheckButtonProps {
  /** The path of the recheck form. */
  path: string;
  isInProgress: boolean;
}

/** 'Reverificar Elegibilidade'; disabled while a recheck is under way, with the reason as a tooltip (spec 4). */
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
