import { type ReactNode, useId } from 'react';
import { passwordLength, passwordRules } from '../../../contract/rules/password';
import { Button } from '../../ui/buttons/Button';
import { Icon } from '../../ui/icons/Icon';
import { fillText } from '../fillText';
import { PasswordField } from '../form/PasswordField';
import type { usePublicForm } from '../form/usePublicForm';
import { passwordTexts as texts } from './texts';

interface NewPasswordCardProps {
  /** A form that has these two fields, among others. */
  form: Pick<ReturnType<typeof usePublicForm<'password' | 'confirmation'>>, 'field' | 'values' | 'isBusy'>;
  /** Fields shown before these two. */
  children?: ReactNode;
}

/** The card of a form that sets a password: the new one, its rules, its confirmation, and the button (spec 2.2). */
export const NewPasswordCard = ({ form: { field, values, isBusy }, children }: NewPasswordCardProps) => (
  <div className="ui-section">
    {children}
    <PasswordField {...field('password')} label={texts.new} autoComplete="new-password" />
    <PasswordRules typed={values.password} />
    <PasswordField {...field('confirmation')} label={texts.confirmation} autoComplete="new-password" />
    <Button type="submit" size="large" variant="contained" loading={isBusy}>
      {texts.submit}
    </Button>
  </div>
);

const rules = Object.entries(passwordRules) as [keyof typeof passwordRules, (text: string) => boolean][];

/** The rules of a new password, each ticked off as it is typed (spec 5, New/reset password). */
const PasswordRules = ({ typed }: { typed: string }) => {
  const titleId = useId();
  const isMet = (holds: (text: string) => boolean) => typed !== '' && holds(typed);
  const met = rules.filter(([, holds]) => isMet(holds)).length;
  return (
    <div className="password-rules">
      <p id={titleId}>{texts.rules.title}</p>
      <ul aria-labelledby={titleId}>
        {rules.map(([name, holds]) => (
          <li key={name} data-met={isMet(holds) || undefined}>
            <Icon name={isMet(holds) ? 'done' : 'open'} />
            <span>
              {fillText(texts.rules[name], passwordLength)}
              <span className="ui-unseen">{` (${isMet(holds) ? texts.rules.met : texts.rules.unmet})`}</span>
            </span>
          </li>
        ))}
      </ul>
      <div aria-live="polite" className="ui-unseen">
        {typed && fillText(texts.rules.count, { met, total: rules.length })}
      </div>
    </div>
  );
};
