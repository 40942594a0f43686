import type { LookedUpAddress } from '../../../contract/entities/address';
import { padCp3 } from '../../../contract/rules/postalCode';
import { createPrng, type Prng } from '../common/prng';
import { centreDistricts } from './centreDistricts';
import { northDistricts } from './northDistricts';
import { southDistricts } from './southDistricts';
import { streetKinds, streetNames } from './streetNames';

type Area = Omit<LookedUpAddress, 'id' | 'cp3' | 'arteryDesignation' | 'arteryLocalInfo'>;
type Street = Pick<LookedUpAddress, 'arteryDesignation' | 'arteryLocalInfo'>;

const codesPerArea = 7;
/** Codes from 900 up stay unused, so that some certainly have no address. */
const highestCp3 = 899;

const areas = (): Area[] =>
  [...northDistricts, ...centreDistricts, ...southDistricts].flatMap((district) =>
    Object.entries(district.counties).flatMap(([county, list], countyIndex) =>
      list.split('; ').map((entry, parishIndex) => {
        const countyId = district.id * 100 + countyIndex + 1;
        const parish = entry.slice(5);
        const locality = /,| e /.test(parish) || parishIndex === 0 ? county : parish;
        return {
          cp4: entry.slice(0, 4),
          postalDesignation: county.toLocaleUpperCase('pt'),
          localityId: countyId * 1000 + (locality === county ? 0 : parishIndex),
          locality,
          parishId: countyId * 100 + parishIndex + 1,
          parish,
          countyId,
          county,
          districtId: district.id,
          district: district.name,
        };
      }),
    ),
  );

const streetsOf = (count: number, prng: Prng): Street[] => {
  const streets: Street[] = [];
  while (streets.length < count) {
    const arteryDesignation = `${prng.pick(streetKinds)} ${prng.pick(streetNames)}`;
    if (streets.some((street) => street.arteryDesignation === arteryDesignation)) continue;
    if (count - streets.length >= 2 && (streets.length === 0 || prng.chance(0.3))) {
      const last = prng.int(10, 60) * 2;
      streets.push(
        { arteryDesignation, arteryLocalInfo: `De 1 a ${last - 1} (ímpares)` },
        { arteryDesignation, arteryLocalInfo: `De 2 a ${last} (pares)` },
      );
    } else {
      streets.push({ arteryDesignation, arteryLocalInfo: null });
    }
  }
  return streets;
};

const rowsOf = (cp4: string, cp3: string, prng: Prng): number => {
  const has = (codes: readonly PostalCode[]) => codes.some((code) => code.cp4 === cp4 && code.cp3 === cp3);
  if (has(exampleCodes.many)) return manyRows;
  if (has(exampleCodes.one) || prng.chance(0.45)) return 1;
  return prng.chance(0.55) ? prng.int(2, 3) : prng.int(4, 8);
};

/** Generates several thousand invented addresses across all districts and islands; always the same ones. */
export const generateAddresses = (): LookedUpAddress[] => {
  const prng = createPrng(1143);
  const used = new Set<string>();
  const rows: LookedUpAddress[] = [];
  const reserved: PostalCode[] = [...exampleCodes.many, ...exampleCodes.one];

  for (const area of areas()) {
    const codes = reserved
      .filter(({ cp4, cp3 }) => cp4 === area.cp4 && !used.has(cp4 + cp3))
      .map(({ cp3 }) => cp3);
    for (const cp3 of codes) used.add(area.cp4 + cp3);
    while (codes.length < codesPerArea) {
      const cp3 = padCp3(prng.int(1, highestCp3));
      if (used.has(area.cp4 + cp3)) continue;
      used.add(area.cp4 + cp3);
      codes.push(cp3);
    }
    for (const cp3 of codes) {
      for (const street of streetsOf(rowsOf(area.cp4, cp3, prng), prng)) {
        rows.push({ ...area, ...street, cp3, id: rows.length + 1 });
      }
    }
  }
  return rows;
};

/** A postal code in its two parts. */
export interface PostalCode {
  cp4: string;
  cp3: string;
}

/** The number of rows for each code in `exampleCodes.many`. */
export const manyRows = 4;

/**
 * Postal codes for trying out and testing, guaranteed whatever else the generator makes:
 * `many` have several addresses (with and without `arteryLocalInfo`), `one` exactly one, `none` none.
 */
export const exampleCodes = {
  many: [
    { cp4: '1000', cp3: '205' },
    { cp4: '4000', cp3: '322' },
    { cp4: '9500', cp3: '150' },
  ],
  one: [
    { cp4: '3000', cp3: '213' },
    { cp4: '8000', cp3: '138' },
    { cp4: '9000', cp3: '054' },
  ],
  none: [
    { cp4: '1000', cp3: '999' },
    { cp4: '4000', cp3: '999' },
  ],
} as const satisfies Record<string, readonly [PostalCode, ...PostalCode[]]>;
