import type { Interpretation, MeantFilter } from '../contract/searchInterpretations';

const requests = (count: number) => (count === 1 ? '1 pedido' : `${count} pedidos`);
const submitted = (count: number) => (count === 1 ? 'submetido' : 'submetidos');

/** Texts of the search for a request; only its dialog loads them. */
export const searchTexts = {
  title: 'Procurar um pedido',
  findTitle: 'Procurar',
  findLabel: 'Nome, NIF, n.º do pedido, e-mail ou página',
  findUsersLabel: 'Nome, e-mail ou página',
  findHint: 'Bastam três letras de um nome, com ou sem acentos. A tecla Enter abre o primeiro resultado.',
  more: 'Escreva pelo menos três letras.',
  searching: 'A procurar…',
  hits: 'Resultados',
  results: (count: number) => (count === 1 ? '1 resultado' : `${count} resultados`),
  noResults: 'Não há resultados.',
  number: (id: number) => `Pedido ${id}`,
  student: (name: string) => `Estudante: ${name}`,
  recheck: 'Reverificação',
  maintenance: 'Manutenção',
  groups: {
    applications: 'Pedidos',
    users: 'Utilizadores',
    providers: 'Prestadores',
    screens: 'Páginas e ações',
    lists: 'Ver na lista',
  },
  submit: 'Procurar',
  close: 'Fechar',
  label: 'NIF, n.º do pedido, código postal ou e-mail',
  hint: 'Se houver um único pedido, o detalhe abre logo.',
  unknown: 'Escreva um NIF, o número de um pedido, um código postal ou um e-mail.',
  or: ' ou ',
  nothing: 'Não foi encontrado nenhum pedido.',
  kind: {
    nif: 'NIF',
    number: 'Número do pedido',
    postCode: 'Código postal',
    email: 'E-mail',
  } satisfies Record<Interpretation['kind'], string>,
  problem: {
    length: 'tem de ter 9 algarismos',
    start: 'o de uma pessoa começa por 1, 2 ou 3',
    checkDigit: 'inválido, o algarismo de controlo não confere',
    incomplete: 'incompleto',
  } satisfies Record<NonNullable<Interpretation['problem']>, string>,
  found: {
    fiscalNumber: (count) => `${requests(count)} com este NIF`,
    studentFiscalNumber: (count) => `${requests(count)} com este NIF do estudante`,
    id: (count) => `${requests(count)} com este número`,
    postCode: (count) => `${requests(count)} com este código postal`,
    providerEmail: (count) => `${requests(count)} com este e-mail do prestador`,
    createdBy: (count) => `${requests(count)} ${submitted(count)} por este e-mail`,
  } satisfies Record<MeantFilter, (count: number) => string>,
};
