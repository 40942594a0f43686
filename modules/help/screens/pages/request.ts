import picture from '../pictures/request.png';
import type { HelpPage } from './HelpPage';

/** How to submit a request (spec 2.3 to 2.5). */
export const request: HelpPage = {
  slug: 'request',
  title: 'Submeter um pedido',
  summary: 'Pedir a tarifa para um cidadão, do primeiro campo ao resultado.',
  updated: '2026-11-28',
  picture: {
    src: picture,
    alt: 'Formulário do pedido, com o nome, o NIF e a morada do cidadão preenchidos.',
  },
  parts: [
    {
      heading: 'O que precisa de ter consigo',
      paragraphs: [
        'O nome completo, o NIF e o código postal da morada fiscal do cidadão. Se houver comprovativos, tenha-os em PDF.',
        'Em «E-mail do prestador» indique o endereço que deve receber o resultado. Este dispositivo lembra-se dele na próxima vez.',
      ],
    },
    {
      heading: 'Preencher e submeter',
      steps: [
        'Escolha «Submeter Pedido» no menu.',
        'Escreva o nome e o NIF do cidadão. Se o seu prestador já tiver um pedido para este NIF, a aplicação avisa e leva-o até lá.',
        'Escreva o código postal. Se tiver uma só morada, fica logo preenchida; se tiver várias, prima «Pesquisar morada», comece a escrever a rua e confirme.',
        'Complete a porta, o andar e o lado.',
        'Assinale que informou o cidadão e, se ele entregou comprovativos, assinale também essa declaração e junte os documentos.',
        'Por cima do botão vê o que ainda falta; cada nome leva ao seu campo. Quando estiver tudo preenchido, prima «Submeter Pedido».',
      ],
    },
    {
      heading: 'Estudante deslocado',
      paragraphs: [
        'Ligue «Tarifa social para estudante universitário deslocado» quando o estudante mora longe da morada fiscal da família. Indique o nome, o NIF e a residência do estudante, e junte os comprovativos de matrícula e de residência: são ambos obrigatórios.',
        'Os rendimentos que contam são sempre os do cidadão que pede a tarifa, nunca os do estudante.',
      ],
    },
    {
      heading: 'Se tiver de interromper',
      paragraphs: [
        'O que escreveu fica guardado neste dispositivo durante 24 horas, documentos incluídos, e volta a aparecer quando abrir o formulário. É apagado quando o pedido segue ou quando escolhe «Sair».',
      ],
    },
    {
      heading: 'Depois de submeter',
      paragraphs: [
        'Guarde o número do pedido. O resultado chega por e-mail; pode também acompanhá-lo em «Gerir Pedidos».',
      ],
    },
  ],
};
