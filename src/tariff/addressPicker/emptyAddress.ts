import { addressForm } from '../../../contract/entities/address';

/** An empty address. */
export const emptyAddress = addressForm.parse({ id: null });
