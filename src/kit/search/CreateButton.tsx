import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { CanAccess, useTranslate } from 'ra-core';
import { Link } from 'react-router';

interface CreateButtonProps {
  /** Translation key. */
  label: string;
  to: string;
  action: string;
}

/** The way to a new record, for those who may make one. */
export const CreateButton = ({ label, to, action }: CreateButtonProps) => {
  const translate = useTranslate();
  return (
    <CanAccess action={action}>
      <Button component={Link} to={to} variant="contained" startIcon={<AddIcon />}>
        {translate(label)}
      </Button>
    </CanAccess>
  );
};
