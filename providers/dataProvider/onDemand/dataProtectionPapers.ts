import type { Identifier } from 'ra-core';
import { downloadPaper, getPaper } from '../../../contract/calls/dataProtection';
import type { DataProtectionPaper } from '../../../contract/rules/dataProtectionPapers';
import { callApi, callDownload } from '../../http/callApi';
import type { Adapters } from '../ResourceAdapter';

interface Reading {
  id: Identifier;
  meta?: { isFile?: boolean };
  signal?: AbortSignal;
}

export const adapters = {
  /** A paper of the data protection officer, or the file of it. */
  dataProtectionPapers: {
    getOne: async ({ id, meta, signal }: Reading) => {
      const paper = id as DataProtectionPaper;
      const data = meta?.isFile
        ? { file: await callDownload(downloadPaper, { paper }) }
        : await callApi(getPaper, { paper }, { signal });
      return { data: { id, ...data } };
    },
  },
} satisfies Adapters;
