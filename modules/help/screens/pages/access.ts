import picture from '../pictures/access.png';
import type { HelpPage } from './HelpPage';

/** How the regulator lets people and providers in (spec 2.8, 2.10 and 2.11). */
export const access: HelpPage = {
  slug: 'access',
  title: 'Utilizadores e prestadores',
  summary: 'Dar acesso a uma pessoa ou a um prestador, e retirá-lo.',
  updated: '2026-11-28',
  picture: {
    src: picture,
    alt: 'Página «Adicionar Utilizador», com o e-mail e o estado da pessoa, e os acessos por escolher.',
  },
  parts: [
    {
      heading: 'Dar acesso a uma pessoa',
      steps: [
        'Se trabalha num prestador e este não existe, crie-o primeiro com «Adicionar Prestador de Serviço».',
        'Escolha «Adicionar Utilizador» na lista do regulador, ou a dos prestadores para quem trabalha num deles.',
        'Assinale só as permissões de que precisa. A pessoa recebe um e-mail para escolher a palavra-passe.',
      ],
    },
    {
      heading: 'Retirar o acesso',
      paragraphs: [
        'Altere o estado da pessoa: a sessão dela termina logo, e o que fez fica no registo. Desativar um prestador deixa de fora todas as pessoas e todos os sistemas dele.',
      ],
    },
  ],
};
