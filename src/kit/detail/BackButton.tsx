import { useTranslate } from 'ra-core';
import { Button } from '../../ui/buttons/Button';

interface BackButtonProps {
  onClick: () => void;
}

/** 'Voltar', before the title of a page. */
export const BackButton = ({ onClick }: BackButtonProps) => {
  const translate = useTranslate();
  return (
    <Button size="small" icon="back" onClick={onClick} className="back">
      {translate('kit.detail.back')}
    </Button>
  );
};
