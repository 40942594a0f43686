import { useId } from 'react';
import { passwordLength, passwordRules } from '../../../contract/rules/password';
import { messages } from '../../../providers/i18nProvider/messages/session';
import { Icon } from '../../kit/icons/Icon';
import { fill } from '../light/fill';

const texts = messages.app.password.rules;
const rules = Object.entries(passwordRules) as [keyof typeof passwordRules, (text: string) => boolean][];

/** The rules of a new password, each ticked off while it is typed (spec 5, New/reset password). */
export const PasswordRules = ({ typed }: { typed: string }) => {
  const titleId = useId();
  const isMet = (holds: (text: string) => boolean) => typed !== '' && holds(typed);
  const met = rules.filter(([, holds]) => isMet(holds)).length;
  return (
    <div className="password-rules">
      <p id={titleId}>{texts.title}</p>
      <ul aria-labelledby={titleId}>
        {rules.map(([name, holds]) => (
          <li key={name} data-met={isMet(holds) || undefined}>
            <Icon name={isMet(holds) ? 'done' : 'open'} />
            <span>
              {fill(texts[name], passwordLength)}
              <span className="kit-unseen">{` (${isMet(holds) ? texts.met : texts.unmet})`}</span>
            </span>
          </li>
        ))}
      </ul>
      <div aria-live="polite" className="kit-unseen">
        {typed && fill(texts.count, { met, total: rules.length })}
      </div>
    </div>
  );
};
