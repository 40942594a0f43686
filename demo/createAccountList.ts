import { type DemoAccount, demoAccounts, demoPassword } from '../server/seed/common/demoAccounts';
import { element } from './element';
import { demoTexts as texts } from './texts';

const whoIs = ({ role, providerName }: DemoAccount) =>
  [texts.accountRoles[role], providerName].filter(Boolean).join(' ');

/** Creates the list of demo accounts, as buttons that fill in the login form. */
export const createAccountList = (fillIn: (account: DemoAccount) => void): HTMLElement => {
  const buttons = demoAccounts.map((account: DemoAccount) => {
    const button = element(
      'button',
      { type: 'button' },
      element('span', { class: 'voice' }, `${texts.fillIn} `),
      element('strong', {}, whoIs(account)),
      ` ${account.username}`,
    );
    button.addEventListener('click', () => fillIn(account));
    return element('li', {}, button);
  });
  return element(
    'section',
    { class: 'accounts', 'aria-label': texts.accounts, hidden: '' },
    element('h2', {}, texts.accounts),
    element('ul', {}, ...buttons),
    element('p', {}, `${texts.passwordOfAll} `, element('code', {}, demoPassword)),
  );
};
