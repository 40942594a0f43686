import type { Identifier } from 'ra-core';
import type { DocumentField } from '../../../contract/rules/requestParts';
import { encodeFile } from '../../../providers/dataProvider/encodeFile';
import type { Adapters } from '../../../providers/dataProvider/ResourceAdapter';
import { wholeList } from '../../../providers/dataProvider/responses';
import { trimmed } from '../../../providers/dataProvider/trimmed';
import { callApi } from '../../../providers/http/callApi';
import type { ElementsQuestion } from '../contract/bodies';
import { answerElements, askForElements, getElements, withdrawElements } from '../contract/calls';

/** An answer to what was asked for, as a form has it. */
export interface ElementsFormValues extends Partial<Record<DocumentField, File | null | readonly File[]>> {
  applicationId: number;
  answer: string | null;
}

const documentsOf = (value: File | null | readonly File[] | undefined) =>
  [value ?? []].flat().map(encodeFile);

export const adapters = {
  /** What the provider of an application was asked for, newest first; deleted by the application's number. */
  elements: {
    getList: async ({ filter: { applicationId }, ...params }) =>
      wholeList(await callApi(getElements, { applicationId }, params)),
    create: async ({ data }: { data: ElementsQuestion }) => {
      await callApi(askForElements, data);
      return { data: { id: data.applicationId } };
    },
    update: async ({ id, data }: { id: Identifier; data: ElementsFormValues }) => {
      await callApi(answerElements, {
        applicationId: data.applicationId,
        elementRequestId: Number(id),
        answer: trimmed(data.answer),
        studentRegistrationCertificateFile: documentsOf(data.studentRegistrationCertificateFile)[0],
        studentAddressCertificateFile: documentsOf(data.studentAddressCertificateFile)[0],
        socialSecurityFiles: documentsOf(data.socialSecurityFiles),
        taxCustomsAuthorityFiles: documentsOf(data.taxCustomsAuthorityFiles),
      });
      return { data: { id } };
    },
    delete: async ({ id }) => {
      await callApi(withdrawElements, { applicationId: Number(id) });
      return { data: { id } };
    },
  },
} satisfies Adapters;
