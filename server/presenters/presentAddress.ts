import type { LookedUpAddress } from '../../contract/entities/address';
import type { addresses } from '../db/schema/addresses';

/** Presents a row of the address search (spec 3, Address). */
export const presentAddress = (row: typeof addresses.$inferSelect): LookedUpAddress => ({
  id: row.id,
  cp4: row.cp4,
  cp3: row.cp3,
  postalDesignation: row.postalDesignation,
  arteryDesignation: row.arteryDesignation,
  arteryLocalInfo: row.arteryLocalInfo,
  localityId: row.localityId,
  locality: row.locality,
  parishId: row.parishId,
  parish: row.parish,
  countyId: row.countyId,
  county: row.county,
  districtId: row.districtId,
  district: row.district,
});
