import picture from '../pictures/data-protection.png';
import type { HelpPage } from './HelpPage';

/** What a data protection officer does, for whoever may open the page 'Proteção de dados'. */
export const dataProtection: HelpPage = {
  slug: 'data-protection',
  title: 'Proteção de dados',
  summary: 'Como responder a quem pede os seus dados, ou que sejam apagados.',
  updated: '2026-11-28',
  picture: {
    src: picture,
    alt: 'Secção Dados de uma pessoa, onde se indicam o NIF e o motivo para reunir os dados.',
  },
  parts: [
    {
      heading: 'Responder a um pedido de acesso',
      paragraphs: [
        'O ficheiro junta pedidos, decisões, documentos, mensagens e quem consultou os dados. Não diz o nome de quem trabalha no regulador ou nos prestadores, nem o que é de outras pessoas do agregado.',
      ],
      steps: [
        'Confirme a identidade de quem pede.',
        'Em «Proteção de dados», abra «Ver pedidos de dados», indique o NIF e o motivo, e escolha «Reunir dados».',
        'Espere que fique «Pronto». Pode sair da página: o ficheiro espera por si sete dias.',
        'Escolha «Descarregar (uma só vez)». Guarde logo o ficheiro: depois deixa de estar na aplicação.',
        'Veja o que está em dados.html antes de responder, e envie o ficheiro por um meio seguro.',
      ],
    },
    {
      heading: 'Apagar os dados de uma pessoa',
      paragraphs: [
        'O que é apagado não volta. Pedidos por decidir ou com a tarifa em vigor conservam-se até terminarem, também os de outra pessoa em que esta é o estudante, a menos que escolha o contrário.',
      ],
      steps: [
        'Se a pessoa também quer os seus dados, entregue-os primeiro.',
        'Se algo tem de ser guardado, por exemplo para um processo judicial, abra «Ver conservações» e escolha «Determinar uma conservação».',
        'Abra «Ver apagamento», indique o NIF e escolha «Ver o que existe». A lista diz o que é apagado, o que se conserva e porquê.',
        'Escolha «Apagar os dados» e indique o motivo, sem o nome nem o NIF da pessoa, e os três últimos algarismos do NIF.',
        'Se for precisa a aprovação de outra pessoa, espera em «Por aprovar».',
        'Responda a quem pediu: o que foi apagado, e o que se conserva e até quando.',
      ],
    },
    {
      heading: 'O que se vê de tempos a tempos',
      paragraphs: [
        '«Ver prazos» mostra por quanto tempo se guarda cada coisa. Nada é eliminado antes de ver o ensaio e de escolher «Autorizar a eliminação».',
        '«Ver documentos» tem o registo das atividades de tratamento e os elementos para a avaliação de impacto, como a aplicação está nesse dia.',
        'Quem consultou um NIF, e quando, pergunta-se em «Registo de atividade».',
      ],
    },
  ],
};
