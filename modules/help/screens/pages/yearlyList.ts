import { formatNumber } from '../../../../contract/rules/formatNumber';
import { maxMaintenanceLines } from '../../../../contract/rules/maintenanceLimits';
import picture from '../pictures/yearly-list.png';
import type { HelpPage } from './HelpPage';

/** How to hand in the yearly list (spec 2.7 and 10.6). */
export const yearlyList: HelpPage = {
  slug: 'yearly-list',
  title: 'Lista anual',
  summary: 'Uma vez por ano, comunicar os NIF cuja tarifa continua.',
  updated: '2026-11-28',
  picture: {
    src: picture,
    alt: 'Secção «NIF por comunicar», com todos os NIF selecionados e o botão que os comunica.',
  },
  parts: [
    {
      heading: 'Antes de começar',
      paragraphs: [
        'Abra «Manutenção da Tarifa Social» durante o período de comunicação. Se ainda não houver um e-mail em «Dados de notificação», indique-o primeiro e grave.',
      ],
    },
    {
      heading: 'Sem folha de cálculo',
      steps: [
        'No aviso do cimo da página, prima «Ver os … NIF por comunicar». A lista tem todos os que estão ativos e ainda não foram comunicados.',
        'Estão todos selecionados. Retire os que não continuam; para esses, comunique o fim da tarifa.',
        'Prima «Comunicar … NIF» e confirme.',
      ],
    },
    {
      heading: 'Com folha de cálculo',
      steps: [
        'Descarregue o template, ou a folha já preenchida com os NIF por comunicar.',
        `Preencha uma linha por NIF, até ${formatNumber(maxMaintenanceLines)}. A coluna «NIF do estudante» é só para pedidos de estudantes.`,
        'Escolha o ficheiro. A aplicação verifica-o logo e diz quantas linhas estão prontas e o que está errado nas outras.',
        'Se houver erros, pode retirar essas linhas e comunicar as restantes, ou descarregar o ficheiro com os erros assinalados, corrigir e escolher de novo.',
        'Prima «Submeter» e confirme. Uma só linha errada devolve o ficheiro inteiro.',
      ],
    },
    {
      heading: 'Depois de comunicar',
      paragraphs: [
        'Cada NIF passa a ser um pedido de manutenção, na tabela ao fundo da página. Enquanto estiver Submetido ainda o pode editar ou eliminar. Se houver o aviso de que a morada mudou, prima «Editar» e escolha a nova.',
        'Em «Ficheiros entregues» vê cada entrega: quem a fez, quando, quantos NIF tinha, quantos estão em aberto e quantos foram recusados. «Ver os pedidos» mostra os dessa entrega.',
      ],
    },
    {
      heading: 'O resultado',
      paragraphs: [
        'O regulador processa os pedidos e cada um é verificado de novo. Se continuar a haver direito, a tarifa mantém-se e não tem de fazer nada. Se não, a tarifa termina, o pedido original passa a Inativo e recebe um e-mail.',
      ],
    },
  ],
};
