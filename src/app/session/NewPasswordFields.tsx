import { messages } from '../../../providers/i18nProvider/messages/session';
import { PasswordField } from '../light/PasswordField';
import type { useLightForm } from '../light/useLightForm';
import { PasswordRules } from './PasswordRules';

const texts = messages.app.password;

/** A form that has, among others, these two fields. */
interface NewPasswordFieldsProps {
  form: Pick<ReturnType<typeof useLightForm<'password' | 'confirmation'>>, 'field' | 'values'>;
}

/** A new password, its rules, and the same once more (spec 2.2). */
export const NewPasswordFields = ({ form: { field, values } }: NewPasswordFieldsProps) => (
  <>
    <PasswordField {...field('password')} label={texts.new} autoComplete="new-password" />
    <PasswordRules typed={values.password} />
    <PasswordField {...field('confirmation')} label={texts.confirmation} autoComplete="new-password" />
  </>
);
