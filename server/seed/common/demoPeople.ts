import { nifCheckDigit } from '../../../contract/rules/nif';
import type { Prng } from './prng';

/** An invented person. */
export interface Person {
  fullName: string;
  fiscalNumber: string;
}

const firstNames =
  'Ana Maria Joana Mariana Beatriz Inês Catarina Sofia Rita Teresa Helena Marta Carla Sónia Patrícia Cláudia Luísa Margarida Isabel Leonor João José António Manuel Pedro Miguel Tiago Rui Carlos Luís Paulo Nuno Ricardo Diogo Francisco Duarte Bruno André Vítor Fernando'.split(
    ' ',
  );
const surnames =
  'Silva Santos Ferreira Pereira Oliveira Costa Rodrigues Martins Sousa Fernandes Gonçalves Gomes Lopes Marques Alves Almeida Ribeiro Pinto Carvalho Teixeira Moreira Correia Mendes Nunes Soares Vieira Monteiro Cardoso Rocha Raposo Neves Coelho Cruz Cunha Pires Ramos Reis Simões Antunes Matos Fonseca Machado Araújo Barbosa Tavares Lourenço Castro Figueiredo Azevedo Freitas'.split(
    ' ',
  );

/** Invents people with Portuguese names and valid tax numbers, no number twice. */
export const createPeople = (prng: Prng) => {
  const taken = new Set<string>();
  const fiscalNumber = (): string => {
    const firstEight = `${prng.int(1, 3)}${String(prng.int(0, 9_999_999)).padStart(7, '0')}`;
    const number = `${firstEight}${nifCheckDigit(firstEight)}`;
    if (taken.has(number)) return fiscalNumber();
    taken.add(number);
    return number;
  };
  return {
    next: (): Person => ({
      fullName: `${prng.pick(firstNames)} ${prng.pick(surnames)} ${prng.pick(surnames)}`,
      fiscalNumber: fiscalNumber(),
    }),
  };
};
