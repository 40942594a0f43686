import { describe, expect, it } from 'vitest';
import { addressForm } from '../../../contract/entities/address';
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
    const { success, data } = addressForm.safeParse(values);
    expect(success).toBe(true);
    expect(data).toMatchObject({ id: exampleAddress.id, parish: '' });
    expect(data?.parishId).toBeUndefined();
  });

  it('holds nothing that only the address list has', () => {
    const row = { ...exampleAddress, arteryLocalInfo: 'Bloco A' };
    expect(chosenAddress(row)).not.toHaveProperty('arteryLocalInfo');
    expect(addressForm.parse({ ...chosenAddress(exampleAddress), ...row })).not.toHaveProperty(
      'arteryLocalInfo',
    );
  });
});
