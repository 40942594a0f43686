import { CanAccess, useTranslate } from 'ra-core';
import { ButtonLink } from '../navigation/ButtonLink';

interface CreateButtonProps {
  /** Translation key. */
  label: string;
  to: string;
  action: string;
}

/** The link to the page for a new record, for users who may create one. */
export const CreateButton = ({ label, to, action }: CreateButtonProps) => {
  const translate = useTranslate();
  return (
    <CanAccess action={action}>
      <ButtonLink to={to} variant="contained" icon="add">
        {translate(label)}
      </ButtonLink>
    </CanAccess>
  );
};
