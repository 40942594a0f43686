import picture from '../pictures/integration.png';
import type { HelpPage } from './HelpPage';

/** How a provider's systems are let in and looked after, for whoever may open the page 'Integração'. */
export const integration: HelpPage = {
  slug: 'integration',
  title: 'Integração',
  summary: 'Ligar o sistema do prestador (CRM) à aplicação, e ver o que ele faz.',
  updated: '2026-11-28',
  picture: {
    src: picture,
    alt: 'A escolha entre «Testes» e «Produção», e por baixo o separador «Chaves».',
  },
  parts: [
    {
      heading: 'Quem pode',
      paragraphs: [
        'Com a permissão Consultar de «Integração», vê a página; com a permissão Editar, cria e revoga. O prestador trata dos seus sistemas; o regulador vê os clientes de todos, e escolhe um prestador para ver e alterar o que é dele.',
        'O que o sistema faz fica no registo de atividade em nome dele e, se ele o indicar, da pessoa por quem o fez.',
      ],
    },
    {
      heading: 'Dar acesso a um sistema',
      paragraphs: [
        'Um cliente é um sistema seu: tem um nome, permissões e chaves. Crie um por sistema, para poder parar um sem parar os outros.',
      ],
      steps: [
        'Escolha «Testes» ou «Produção», em cima, e depois, em «Chaves», «Criar cliente».',
        'Dê-lhe só as permissões de que precisa e, se souber de que endereços vem, indique-os.',
        'Guarde o segredo num cofre e escolha «Já o guardei»: não volta a ser mostrado.',
      ],
    },
    {
      heading: 'Trocar uma chave',
      paragraphs: [
        'Uma chave tem fim. Avisamos por e-mail 30, 7 e 1 dias antes. Durante a troca valem duas.',
      ],
      steps: [
        'Escolha «Acrescentar chave» e ponha a nova no sistema.',
        'Quando a antiga já não for usada (veja «Última utilização»), escolha «Revogar chave».',
        'Se alguém ficou a conhecer uma chave, revogue-a logo: deixa de valer na chamada seguinte. «Revogar cliente» para o sistema todo e não se repõe.',
      ],
    },
    {
      heading: 'Testes e produção',
      paragraphs: [
        'A escolha entre «Testes» e «Produção», em cima, vale para a página toda. O ambiente de testes tem dados, chaves e endereços próprios; nada do que lá se faz chega a alguém. As chaves dele começam por tsi_test_, as de produção por tsi_live_, e nenhuma serve no outro.',
        '«Começar» leva um programador ao primeiro pedido em cinco minutos. «Esvaziar» repõe os pedidos de exemplo.',
      ],
    },
    {
      heading: 'Ser avisado do que acontece',
      paragraphs: [
        'Em «Webhooks», «Acrescentar endereço» faz com que o sistema seja avisado quando um pedido muda de estado, por exemplo. As mensagens são assinadas e não têm dados pessoais além do número do pedido.',
        'O que não for recebido é repetido durante três dias. Depois disso, corrija o endereço e escolha «Reenviar as não entregues».',
      ],
    },
    {
      heading: 'Quando uma chamada é recusada',
      steps: [
        'Abra «Últimas chamadas» e marque «Só as recusadas».',
        'Leia o motivo. Se for por haver chamadas a mais, «Limites» mostra quantas restam.',
        'Se não bastar, veja o que a chamada espera em «Referência das chamadas».',
        'Quando nos contactar, indique a referência da chamada.',
      ],
    },
  ],
};
