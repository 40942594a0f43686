import { createDataProvider } from '../../providers/dataProvider/createDataProvider';
import { registry } from './registry';

/** The data provider of this application's resources. */
export const dataProvider = createDataProvider(registry);
