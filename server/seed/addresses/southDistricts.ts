import type { District } from './district';

/** Districts of the south and the islands, with postal areas that fit them. */
export const southDistricts: readonly District[] = [
  {
    id: 2,
    name: 'Beja',
    counties: {
      Beja: '7800 Santiago Maior; 7800 Salvador',
      Odemira: '7630 São Luís; 7645 Vila Nova de Milfontes',
      Moura: '7860 Moura',
      Serpa: '7830 Serpa',
      'Castro Verde': '7780 Castro Verde',
      Aljustrel: '7600 Aljustrel',
    },
  },
  {
    id: 7,
    name: 'Évora',
    counties: {
      Évora: '7000 São Mamede; 7005 Malagueira; 7005 Bacelo',
      Estremoz: '7100 Santa Maria',
      'Montemor-o-Novo': '7050 Nossa Senhora da Vila',
      'Vendas Novas': '7080 Vendas Novas',
      'Reguengos de Monsaraz': '7200 Reguengos de Monsaraz',
      Borba: '7150 Matriz',
    },
  },
  {
    id: 8,
    name: 'Faro',
    counties: {
      Faro: '8000 Sé; 8000 São Pedro; 8005 Montenegro; 8005 Conceição',
      Portimão: '8500 Portimão; 8500 Alvor',
      Loulé: '8100 São Clemente; 8125 Quarteira; 8135 Almancil',
      Lagos: '8600 São Gonçalo de Lagos',
      Tavira: '8800 Santa Maria; 8800 Santiago',
      Albufeira: '8200 Albufeira; 8200 Guia',
      Olhão: '8700 Olhão; 8700 Quelfes',
      Silves: '8300 Silves; 8365 Armação de Pêra',
    },
  },
  {
    id: 12,
    name: 'Portalegre',
    counties: {
      Portalegre: '7300 Sé; 7300 São Lourenço',
      Elvas: '7350 Assunção; 7350 Caia',
      'Ponte de Sor': '7400 Ponte de Sor; 7425 Montargil',
      'Campo Maior': '7370 São João Baptista',
      Nisa: '6050 Nisa',
      'Castelo de Vide': '7320 Santa Maria da Devesa',
    },
  },
  {
    id: 15,
    name: 'Setúbal',
    counties: {
      Setúbal: '2900 São Sebastião; 2910 São Julião; 2925 Azeitão',
      Almada: '2800 Almada; 2805 Pragal; 2820 Charneca de Caparica',
      Seixal: '2840 Seixal; 2845 Amora; 2855 Corroios',
      Barreiro: '2830 Barreiro; 2835 Lavradio',
      Moita: '2860 Moita',
      Montijo: '2870 Montijo',
      Palmela: '2950 Palmela; 2955 Pinhal Novo',
      Sesimbra: '2970 Santiago; 2975 Quinta do Conde',
      Sines: '7520 Sines',
      'Santiago do Cacém': '7540 Santiago do Cacém; 7500 Santo André',
      'Alcácer do Sal': '7580 Santiago',
      Grândola: '7570 Grândola',
    },
  },
  {
    id: 31,
    name: 'Ilha da Madeira',
    counties: {
      Funchal:
        '9000 Sé; 9000 São Martinho; 9020 Santo António; 9050 Imaculado Coração de Maria; 9060 Santa Maria Maior',
      'Câmara de Lobos': '9300 Câmara de Lobos; 9325 Estreito de Câmara de Lobos',
      Machico: '9200 Machico; 9200 Caniçal',
      'Santa Cruz': '9100 Santa Cruz; 9125 Caniço',
      'Ribeira Brava': '9350 Ribeira Brava',
      Calheta: '9370 Calheta',
    },
  },
  { id: 32, name: 'Ilha do Porto Santo', counties: { 'Porto Santo': '9400 Porto Santo' } },
  { id: 41, name: 'Ilha de Santa Maria', counties: { 'Vila do Porto': '9580 Vila do Porto' } },
  {
    id: 42,
    name: 'Ilha de São Miguel',
    counties: {
      'Ponta Delgada': '9500 São Sebastião; 9500 São Pedro; 9500 São José; 9555 Mosteiros',
      Lagoa: '9560 Rosário',
      'Ribeira Grande': '9600 Conceição; 9600 Matriz',
      'Vila Franca do Campo': '9680 São Miguel',
    },
  },
  {
    id: 43,
    name: 'Ilha Terceira',
    counties: {
      'Angra do Heroísmo': '9700 Sé; 9700 Nossa Senhora da Conceição',
      'Praia da Vitória': '9760 Santa Cruz; 9760 Lajes',
    },
  },
  { id: 44, name: 'Ilha Graciosa', counties: { 'Santa Cruz da Graciosa': '9880 Santa Cruz da Graciosa' } },
  { id: 45, name: 'Ilha de São Jorge', counties: { Velas: '9800 Velas', Calheta: '9850 Calheta' } },
  {
    id: 46,
    name: 'Ilha do Pico',
    counties: {
      Madalena: '9950 Madalena',
      'Lajes do Pico': '9930 Lajes do Pico',
      'São Roque do Pico': '9940 São Roque do Pico',
    },
  },
  { id: 47, name: 'Ilha do Faial', counties: { Horta: '9900 Angústias; 9900 Matriz' } },
  { id: 48, name: 'Ilha das Flores', counties: { 'Santa Cruz das Flores': '9970 Santa Cruz das Flores' } },
  { id: 49, name: 'Ilha do Corvo', counties: { Corvo: '9980 Corvo' } },
];
