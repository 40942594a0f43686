import { z } from 'zod';
import { access } from '../access';
import { recheckSubmission } from '../entities/application';
import { recheckRequestRow } from '../entities/recheckRequest';
import { maxSubmissionBytes } from '../rules/limits';
import { defineCall } from './defineCall';
import { queryId } from './filter';

const eitherSide = [access.applications.show, access.backofficeApplications.show];

export const recheckApplication = defineCall({
  method: 'POST',
  path: '/Application/recheck',
  summary: 'Asks to verify an active application again',
  access: [access.applications.recheck],
  input: recheckSubmission,
  answer: z.array(
    z.object({ success: z.boolean(), applicationId: z.int().nullish(), errorMessage: z.string().nullish() }),
  ),
  wrapped: true,
  maxBodyBytes: maxSubmissionBytes,
  takesIdempotencyKey: true,
});

export const existsRecheckInProgress = defineCall({
  method: 'GET',
  path: '/Application/exist-recheck-application-in-progress',
  summary: 'Whether a recheck of this application is under way',
  access: eitherSide,
  input: z.object({ applicationId: queryId }),
  answer: z.boolean(),
});

export const getRecheckRequests = defineCall({
  method: 'GET',
  path: '/Application/get-recheck-requests-by-application-id',
  summary: 'The rechecks of an application, newest first',
  access: eitherSide,
  input: z.object({ applicationId: queryId }),
  answer: z.array(recheckRequestRow),
});
