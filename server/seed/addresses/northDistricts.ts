import type { District } from './district';

/** Districts of the north and centre, with postal areas that fit them. */
export const northDistricts: readonly District[] = [
  {
    id: 1,
    name: 'Aveiro',
    counties: {
      Aveiro: '3800 Glória e Vera Cruz; 3800 Esgueira; 3810 Aradas; 3810 Santa Joana',
      Águeda: '3750 Águeda e Borralha; 3750 Valongo do Vouga',
      Espinho: '4500 Espinho; 4500 Anta e Guetim',
      Ílhavo: '3830 São Salvador; 3830 Gafanha da Nazaré',
      Ovar: '3880 Ovar; 3885 Esmoriz',
      'Santa Maria da Feira': '4520 Feira; 4535 Lourosa; 4505 Argoncilhe',
      'Oliveira de Azeméis': '3720 Oliveira de Azeméis; 3720 Loureiro',
      'São João da Madeira': '3700 São João da Madeira',
    },
  },
  {
    id: 3,
    name: 'Braga',
    counties: {
      Braga: '4700 Maximinos, Sé e Cividade; 4710 São Vicente; 4710 Gualtar; 4715 Nogueira',
      Guimarães: '4800 Azurém; 4810 Costa; 4835 Creixomil',
      'Vila Nova de Famalicão': '4760 Vila Nova de Famalicão e Calendário; 4770 Joane',
      Barcelos: '4750 Barcelos; 4750 Arcozelo',
      Fafe: '4820 Fafe',
      Esposende: '4740 Esposende; 4740 Apúlia',
      Vizela: '4815 Caldas de Vizela',
    },
  },
  {
    id: 4,
    name: 'Bragança',
    counties: {
      Bragança: '5300 Sé, Santa Maria e Meixedo; 5300 Samil',
      Mirandela: '5370 Mirandela',
      'Macedo de Cavaleiros': '5340 Macedo de Cavaleiros',
      Mogadouro: '5200 Mogadouro',
      'Miranda do Douro': '5210 Miranda do Douro; 5225 Sendim',
      'Torre de Moncorvo': '5160 Torre de Moncorvo',
    },
  },
  {
    id: 9,
    name: 'Guarda',
    counties: {
      Guarda: '6300 Guarda; 6300 Maçainhas',
      Seia: '6270 Seia; 6270 São Romão',
      Gouveia: '6290 Gouveia',
      Trancoso: '6420 Trancoso',
      Pinhel: '6400 Pinhel',
      Sabugal: '6320 Sabugal',
      'Vila Nova de Foz Côa': '5150 Vila Nova de Foz Côa',
    },
  },
  {
    id: 13,
    name: 'Porto',
    counties: {
      Porto:
        '4000 Santo Ildefonso; 4000 Bonfim; 4050 Cedofeita; 4100 Ramalde; 4150 Lordelo do Ouro; 4200 Paranhos; 4250 Ramalde; 4300 Campanhã; 4350 Paranhos',
      'Vila Nova de Gaia': '4400 Santa Marinha; 4410 Arcozelo; 4430 Mafamude; 4430 Oliveira do Douro',
      Matosinhos: '4450 Matosinhos; 4460 Senhora da Hora; 4465 São Mamede de Infesta',
      Maia: '4470 Cidade da Maia; 4475 Castêlo da Maia; 4425 Águas Santas',
      Gondomar: '4420 São Cosme; 4435 Rio Tinto',
      Valongo: '4440 Valongo; 4445 Ermesinde',
      'Póvoa de Varzim': '4490 Póvoa de Varzim; 4495 Aver-o-Mar',
      'Vila do Conde': '4480 Vila do Conde',
      'Santo Tirso': '4780 Santo Tirso',
      Penafiel: '4560 Penafiel',
      Amarante: '4600 São Gonçalo',
      Paredes: '4580 Paredes',
    },
  },
  {
    id: 16,
    name: 'Viana do Castelo',
    counties: {
      'Viana do Castelo': '4900 Santa Maria Maior; 4900 Monserrate; 4925 Areosa',
      'Ponte de Lima': '4990 Ponte de Lima',
      Valença: '4930 Valença',
      Caminha: '4910 Caminha; 4910 Vila Praia de Âncora',
      'Arcos de Valdevez': '4970 Arcos de Valdevez',
      Monção: '4950 Monção',
      'Vila Nova de Cerveira': '4920 Vila Nova de Cerveira',
    },
  },
  {
    id: 17,
    name: 'Vila Real',
    counties: {
      'Vila Real': '5000 Vila Real; 5000 Mateus',
      Chaves: '5400 Santa Maria Maior; 5400 Madalena',
      'Peso da Régua': '5050 Peso da Régua',
      Valpaços: '5430 Valpaços',
      Montalegre: '5470 Montalegre',
      Alijó: '5070 Alijó',
    },
  },
];
