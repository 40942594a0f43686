import { describe, expect, it } from 'vitest';
import { addressFormSchema } from '../../../src/tariff/addressPicker/addressFormSchema';
import { chosenAddress } from '../../../src/tariff/addressPicker/chosenAddress';
import { exampleAddress } from '../../support/exampleRequest';

describe('2.3 a chosen address', () => {
  it.each([null, undefined])('holds nothing up when the list leaves parts out (%s)', (nothing) => {
    const values = {
      ...chosenAddress(exampleAddress),
      parishId: nothing,
      parish: nothing,
      countyId: nothing,
      districtId: nothing,
      localityId: nothing,
    };
    const { success, data } = addressFormSchema.safeParse(values);
    expect(success).toBe(true);
    expect(data).toMatchObject({ id: exampleAddress.id, parish: '', parishId: undefined });
  });
});
