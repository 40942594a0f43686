import { composeMail, productName } from './composeMail';
import type { Mail } from './mailer';

/** The facts that the e-mail states about a password link. */
export interface PasswordLinkFacts {
  readonly to: string;
  readonly link: string;
  readonly isNewAccount: boolean;
  readonly validHours: number;
}

const wording = (isNewAccount: boolean) =>
  isNewAccount
    ? {
        subject: `Registo – ${productName}`,
        why: `Foi criada uma conta para si na aplicação ${productName}. Para concluir o registo, escolha a sua palavra-passe:`,
        action: 'Concluir o registo',
        otherwise: 'Se não esperava este e-mail, ignore-o.',
      }
    : {
        subject: `Recuperação de palavra-passe – ${productName}`,
        why: `Recebemos um pedido para recuperar a palavra-passe da sua conta na aplicação ${productName}. Para escolher uma nova palavra-passe, abra a ligação:`,
        action: 'Escolher nova palavra-passe',
        otherwise: 'Se não fez este pedido, ignore este e-mail: a sua palavra-passe continua a mesma.',
      };

const hoursText = (hours: number) => (hours === 1 ? '1 hora' : `${hours} horas`);

/**
 * Composes the e-mail with the link for choosing a password: for a new account or a forgotten password (spec 2.2).
 */
export const passwordLinkMail = ({ to, link, isNewAccount, validHours }: PasswordLinkFacts): Mail => {
  const { subject, why, action, otherwise } = wording(isNewAccount);
  const terms = `A ligação serve uma única vez e é válida durante ${hoursText(validHours)}.`;
  return composeMail({
    to,
    subject,
    paragraphs: [why],
    link: { href: link, text: action },
    closing: [terms, otherwise],
  });
};
