import { formatDay, formatMoment } from '../../../../src/kit/format/lisbonTime';
import type { RenewalOfApplication } from '../../contract/renewal';
import { leftReasons, renewedHow } from '../../contract/states';

const on = (moment: string | null) => (moment ? ` em ${formatDay(moment)}` : '');

const handedInText = ({ handedIn }: RenewalOfApplication): string => {
  if (!handedIn) return 'O fim espera por uma decisão.';
  const what = handedIn.kind === 'recheck' ? 'uma reverificação' : 'um pedido de manutenção';
  return `Foi entregue ${what} em ${formatMoment(handedIn.createdOn)}: o fim espera pela decisão.`;
};

/** What the last renewal says of a tariff, in a sentence. */
export const stateText = (item: RenewalOfApplication): string => {
  const { state, how, renewedOn, endsOn, noticedOn, endedOn, leftBecause } = item;
  const sentences: Readonly<Record<RenewalOfApplication['state'], string>> = {
    toAsk: 'O sistema ainda vai perguntar aos serviços por esta tarifa.',
    silent: 'Os serviços ainda não responderam; o sistema volta a perguntar.',
    renewed: `Renovada${on(renewedOn)}${how ? `: ${renewedHow[how].toLowerCase()}` : ''}.`,
    exception: 'O prestador é avisado na próxima manhã, e a tarifa não termina antes do prazo desse aviso.',
    noticed: `O prestador foi avisado${on(noticedOn)}. A tarifa termina${on(endsOn)}, a menos que algo seja entregue antes.`,
    waiting: handedInText(item),
    ended: `Terminou${on(endedOn)}, depois do aviso${on(noticedOn)}.`,
    left: leftBecause ? `${leftReasons[leftBecause]}.` : 'Ficou fora da renovação.',
  };
  return sentences[state];
};

/** Texts of the card beside a request. */
export const cardTexts = {
  title: 'Renovação da tarifa',
  notLoaded: 'Não foi possível obter o que a renovação diz deste pedido.',
  reason: 'Motivo',
  state: 'Estado',
  endsOn: 'Termina em',
  conditions: 'A esclarecer',
  mayHandIn: 'O que pode entregar',
  renewal: (id: number) => `Ver a renovação n.º ${id}`,
  said: { yes: 'confirma', no: 'não confirma', conditional: 'há algo por esclarecer' },
  saidOn: (result: string, moment: string) => `${result}, em ${moment}`,
  keep: 'Manter a tarifa',
  keepAbout: (name: string) =>
    `${name} continua a ter a tarifa: a renovação dá-a como renovada por decisão do regulador, e o aviso deixa de valer. O motivo fica registado.`,
  because: 'Motivo da decisão',
  kept: 'A tarifa mantém-se.',
} as const;
