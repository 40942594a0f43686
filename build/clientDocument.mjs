import { openApiDocument } from '../server/http/openApiDocument';

export const document = openApiDocument();
