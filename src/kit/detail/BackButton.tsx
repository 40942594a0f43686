import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';

interface BackButtonProps {
  onClick: () => void;
}

/** 'Voltar', before the title of a page. */
export const BackButton = ({ onClick }: BackButtonProps) => {
  const translate = useTranslate();
  return (
    <Button variant="text" size="small" startIcon={<ArrowBackIcon />} onClick={onClick} sx={{ ml: -1 }}>
      {translate('kit.detail.back')}
    </Button>
  );
};
