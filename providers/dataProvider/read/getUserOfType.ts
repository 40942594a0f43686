import { type GetOneParams, HttpError } from 'ra-core';
import { getUser } from '../../../contract/calls/user';
import type { User } from '../../../contract/entities/user';
import { callApi } from '../../http/callApi';

const notFound = 404;

/** A user of a resource that knows one type only; a user of another is not found there (spec 7, get-by-id). */
export const getUserOfType = async (
  userTypeId: number,
  params: Pick<GetOneParams, 'id'> & { signal?: AbortSignal | undefined },
): Promise<{ data: User }> => {
  const user = await callApi(getUser, { userId: params.id }, params);
  if (!user || (user.userTypeId ?? userTypeId) !== userTypeId) throw new HttpError('', notFound, user);
  return { data: user };
};
