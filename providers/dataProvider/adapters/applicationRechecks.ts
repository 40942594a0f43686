import { recheckApplication } from '../../../contract/calls/recheck';
import { callApi } from '../../http/callApi';
import { encodeResubmission } from '../encode/encodeResubmission';
import { submittedId } from '../read/submittedId';
import type { ResubmissionValues } from '../requestFormValues';
import type { ResourceAdapter } from '../resourceAdapter';
import type { Sending } from '../sending';

/** Rechecks of an active application (spec 2.9); a new record's id is the recheck's own. */
export const applicationRechecks = {
  create: async ({ data, meta }: { data: ResubmissionValues; meta?: Sending }) => {
    const results = await callApi(recheckApplication, encodeResubmission(data), meta);
    return { data: { id: submittedId(results) } };
  },
} satisfies ResourceAdapter;
