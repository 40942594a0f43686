import { HttpError } from 'ra-core';
import { firstMessage } from '../../contract/errorMessage';
import { readBody } from './readBody';

/** The error of a refused call: the server's first message, its status and its body (spec 8). */
export const failure = async (response: Response): Promise<HttpError> => {
  const body = await readBody(response);
  return new HttpError(firstMessage(body) ?? '', response.status, body);
};
