import { activationDeadlineDays } from '../../../../contract/rules/activation';
import picture from '../pictures/deadlines.png';
import type { HelpPage } from './HelpPage';

/** The deadlines of a provider (spec 9 and 10.4). */
export const deadlines: HelpPage = {
  slug: 'deadlines',
  title: 'Prazos',
  summary: 'Quanto tempo tem para cada coisa e como a aplicação o avisa.',
  updated: '2026-11-28',
  picture: {
    src: picture,
    alt: 'Cartão Estado de um pedido Elegível, com os dias que faltam para ativar a tarifa.',
  },
  parts: [
    {
      heading: `Ativar a tarifa: ${activationDeadlineDays} dias`,
      paragraphs: [
        `Conta-se a partir do dia em que o e-mail com o resultado Elegível foi enviado. São ${activationDeadlineDays} dias de calendário, fins de semana e feriados incluídos, pela hora de Portugal continental.`,
        'Os dias que faltam estão na lista e no detalhe de cada pedido. Três dias antes do fim do prazo, e de novo na véspera, o prestador recebe um e-mail com os pedidos que esperam.',
        '«Por fazer», ao lado do formulário e no cimo das listas, junta o que espera por si: ativações, NIF por comunicar, moradas alteradas e pedidos em conflito. Cada linha abre o passo a dar. À segunda-feira recebe o mesmo por e-mail, se houver algo; pode desligá-lo aí.',
        'Depois do prazo ainda pode comunicar a ativação, mas tem de indicar o motivo do atraso.',
      ],
    },
    {
      heading: 'Lista anual: o período de comunicação',
      paragraphs: [
        'O regulador marca o primeiro e o último dia. As datas estão na página «Manutenção da Tarifa Social». Fora do período não é possível comunicar NIF nem alterar o e-mail de notificação.',
        'Enquanto houver NIF por comunicar, um aviso no cimo dessa página diz quantos são.',
      ],
    },
    {
      heading: 'Rascunhos e sessão',
      paragraphs: [
        'O que começou a preencher fica guardado neste dispositivo durante 24 horas. Se a sessão terminar, inicie-a de novo: volta à página onde estava.',
      ],
    },
  ],
};
