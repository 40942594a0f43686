import picture from '../pictures/activation.png';
import type { HelpPage } from './HelpPage';

/** How to report a tariff as active and as ended (spec 2.8 and 5). */
export const activation: HelpPage = {
  slug: 'activation',
  title: 'Ativar e desativar a tarifa',
  summary: 'Comunicar que a tarifa começou, que terminou, ou pedir uma nova verificação.',
  updated: '2026-11-28',
  picture: {
    src: picture,
    alt: 'Janela «Ativação da TSI», com o pedido, o que vai acontecer e a data de ativação.',
  },
  parts: [
    {
      heading: 'Comunicar a ativação',
      steps: [
        'Em «Gerir Pedidos», escolha «Pedidos por ativar»: os mais urgentes estão primeiro.',
        'Prima «Comunicar ativação» no pedido. Para vários de uma vez, selecione-os e prima o botão por cima da tabela; «Toda a página» seleciona as linhas à vista, e com Shift seleciona todas de uma linha a outra.',
        'Confirme o dia em que a tarifa começou; já lá está o de hoje.',
        'Se o prazo passou, escolha o motivo do atraso. Com vários pedidos, a janela diz quais excedem o prazo: o motivo fica só nesses, e pode comunicar só os que estão no prazo.',
        'Prima «Confirmar».',
      ],
    },
    {
      heading: 'Comunicar que terminou',
      steps: [
        'Abra o pedido, que está no estado Ativo, e prima «TSI Desativada».',
        'Indique o último dia da tarifa e, se quiser, o motivo.',
        'Prima «Confirmar». O pedido passa a Inativo e não volta atrás.',
      ],
    },
    {
      heading: 'Pedir a reverificação',
      paragraphs: [
        'Se a situação do cidadão mudou, abra o pedido ativo e prima «Reverificar Elegibilidade». Pode corrigir a morada, o nome e os documentos; o NIF tem de ser o mesmo. Enquanto houver uma reverificação em curso não pode pedir outra.',
        'Atenção: se o resultado for Não Elegível, a tarifa termina.',
      ],
    },
    {
      heading: 'Cancelar um pedido',
      paragraphs: [
        'Enquanto a tarifa não estiver ativa, pode cancelar o pedido no seu detalhe, com «Cancelar Pedido» e um motivo. Um pedido cancelado não se retoma: submeta um novo.',
      ],
    },
  ],
};
