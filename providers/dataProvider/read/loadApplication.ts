import type { GetOneParams } from 'ra-core';
import { getApplication } from '../../../contract/calls/application';
import { callApi } from '../../http/callApi';
import { readApplication } from './readApplication';

/** A whole application; `meta.isSilent` where nobody waits for it. */
export const loadApplication = async ({
  id,
  signal,
  meta,
}: Pick<GetOneParams, 'id' | 'meta'> & { signal?: AbortSignal | undefined }) => {
  const options = { signal, isSilent: meta?.isSilent === true };
  return { data: readApplication(await callApi(getApplication, { applicationId: Number(id) }, options)) };
};
