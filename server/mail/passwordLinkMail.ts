import type { Mail } from './mailer';

/** What a link for choosing a password says of itself. */
export interface PasswordLinkFacts {
  readonly to: string;
  readonly link: string;
  readonly isNewAccount: boolean;
  readonly validHours: number;
}

const product = 'Tarifa Social de Internet';

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const wording = (isNewAccount: boolean) =>
  isNewAccount
    ? {
        subject: `Registo – ${product}`,
        why: `Foi criada uma conta para si na aplicação ${product}. Para concluir o registo, escolha a sua palavra-passe:`,
        action: 'Concluir o registo',
        otherwise: 'Se não esperava este e-mail, ignore-o.',
      }
    : {
        subject: `Recuperação de palavra-passe – ${product}`,
        why: `Recebemos um pedido para recuperar a palavra-passe da sua conta na aplicação ${product}. Para escolher uma nova palavra-passe, abra a hiperligação:`,
        action: 'Escolher nova palavra-passe',
        otherwise: 'Se não fez este pedido, ignore este e-mail: a sua palavra-passe continua a mesma.',
      };

const hoursText = (hours: number) => (hours === 1 ? '1 hora' : `${hours} horas`);

/** The e-mail with the link for choosing a password: of a new account, or of one that lost it (spec 2.2). */
export const passwordLinkMail = ({ to, link, isNewAccount, validHours }: PasswordLinkFacts): Mail => {
  const { subject, why, action, otherwise } = wording(isNewAccount);
  const terms = `A hiperligação serve uma única vez e é válida durante ${hoursText(validHours)}.`;
  const paragraphs = [
    'Bom dia,',
    escaped(why),
    `<a href="${escaped(link)}">${escaped(action)}</a>`,
    escaped(terms),
    escaped(otherwise),
    escaped(product),
  ];
  return {
    to,
    subject,
    text: ['Bom dia,', why, link, terms, otherwise, product].join('\n\n'),
    html: `<!doctype html><html lang="pt-PT"><body>${paragraphs.map((text) => `<p>${text}</p>`).join('')}</body></html>`,
  };
};
