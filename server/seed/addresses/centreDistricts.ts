import type { District } from './district';

/** Districts of the centre and of the Lisbon region, with postal areas that fit them. */
export const centreDistricts: readonly District[] = [
  {
    id: 5,
    name: 'Castelo Branco',
    counties: {
      'Castelo Branco': '6000 Castelo Branco; 6005 Alcains',
      Covilhã: '6200 Covilhã e Canhoso; 6200 Teixoso',
      Fundão: '6230 Fundão',
      Sertã: '6100 Sertã',
      'Idanha-a-Nova': '6060 Idanha-a-Nova',
      'Proença-a-Nova': '6150 Proença-a-Nova',
    },
  },
  {
    id: 6,
    name: 'Coimbra',
    counties: {
      Coimbra:
        '3000 Sé Nova; 3000 Santa Cruz; 3030 Santo António dos Olivais; 3040 Santa Clara; 3045 São Martinho do Bispo',
      'Figueira da Foz': '3080 Buarcos e São Julião; 3090 Lavos',
      Cantanhede: '3060 Cantanhede',
      Lousã: '3200 Lousã',
      'Oliveira do Hospital': '3400 Oliveira do Hospital',
      'Condeixa-a-Nova': '3150 Condeixa-a-Nova',
      Mira: '3070 Mira',
    },
  },
  {
    id: 10,
    name: 'Leiria',
    counties: {
      Leiria: '2400 Leiria; 2410 Pousos; 2415 Marrazes',
      'Caldas da Rainha': '2500 Nossa Senhora do Pópulo; 2500 Santo Onofre',
      Peniche: '2520 Peniche; 2525 Atouguia da Baleia',
      Alcobaça: '2460 Alcobaça; 2475 Benedita',
      'Marinha Grande': '2430 Marinha Grande',
      Pombal: '3100 Pombal',
      Nazaré: '2450 Nazaré',
      Óbidos: '2510 Gaeiras',
    },
  },
  {
    id: 11,
    name: 'Lisboa',
    counties: {
      Lisboa:
        '1000 Arroios; 1050 Avenidas Novas; 1070 Campolide; 1100 Santa Maria Maior; 1150 Arroios; 1170 São Vicente; 1200 Misericórdia; 1250 Santo António; 1300 Alcântara; 1350 Campo de Ourique; 1400 Belém; 1500 Benfica; 1600 Carnide; 1700 Alvalade; 1750 Lumiar; 1800 Olivais; 1900 Penha de França; 1950 Marvila; 1990 Parque das Nações',
      Sintra: '2710 Santa Maria e São Miguel; 2725 Algueirão-Mem Martins; 2735 Agualva; 2745 Queluz',
      Cascais: '2750 Cascais; 2765 Estoril; 2775 Carcavelos',
      Oeiras: '2780 Oeiras; 2795 Carnaxide; 2740 Porto Salvo',
      Amadora: '2700 Venteira; 2720 Alfragide; 2650 Encosta do Sol',
      Loures: '2670 Loures; 2685 Sacavém',
      Odivelas: '2675 Odivelas; 2620 Ramada',
      'Vila Franca de Xira': '2600 Vila Franca de Xira; 2615 Alverca do Ribatejo',
      'Torres Vedras': '2560 Santa Maria; 2560 Silveira',
      Mafra: '2640 Mafra; 2655 Ericeira',
    },
  },
  {
    id: 14,
    name: 'Santarém',
    counties: {
      Santarém: '2000 Marvila; 2005 São Salvador',
      Tomar: '2300 São João Baptista',
      'Torres Novas': '2350 Santa Maria',
      Entroncamento: '2330 São João Baptista; 2330 Nossa Senhora de Fátima',
      Abrantes: '2200 São Vicente; 2205 Tramagal',
      Ourém: '2490 Nossa Senhora da Piedade; 2495 Fátima',
      Cartaxo: '2070 Cartaxo',
      Almeirim: '2080 Almeirim',
      'Rio Maior': '2040 Rio Maior',
    },
  },
  {
    id: 18,
    name: 'Viseu',
    counties: {
      Viseu: '3500 Coração de Jesus; 3510 Santa Maria; 3515 Abraveses',
      Lamego: '5100 Almacave',
      Tondela: '3460 Tondela',
      Mangualde: '3530 Mangualde',
      'São Pedro do Sul': '3660 São Pedro do Sul',
      Nelas: '3520 Nelas; 3525 Canas de Senhorim',
      'Castro Daire': '3600 Castro Daire',
    },
  },
];
