import { productName } from './composeMail';

/** The wording of the e-mail with a password link, by whether the account is new (spec 2.2). */
export const passwordLinkTexts = (isNewAccount: boolean) =>
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

/** Says how often and how long a password link may be used. */
export const passwordLinkTerms = (validHours: number): string =>
  `A ligação serve uma única vez e é válida durante ${hoursText(validHours)}.`;
