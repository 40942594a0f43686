import { RevalidateWith } from '../../kit/form/RevalidateWith';
import { PasswordInput } from '../../kit/inputs/PasswordInput';
import { PasswordRules } from './PasswordRules';

/** A new password, its rules, and the same once more (spec 2.2). */
export const NewPasswordFields = () => (
  <>
    <PasswordInput source="password" label="app.password.new" required={false} autoComplete="new-password" />
    <PasswordRules source="password" />
    <PasswordInput
      source="confirmation"
      label="app.password.confirmation"
      required={false}
      autoComplete="new-password"
    />
    <RevalidateWith source="confirmation" other="password" />
  </>
);
