import { addressForm } from '../../../contract/entities/address';

export const emptyAddress = addressForm.parse({ id: null });
