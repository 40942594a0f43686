import { downloadResourceFile, getApplicationFiles } from '../../../contract/calls/application';
import { callApi } from '../../http/callApi';
import { downloadFile } from '../../http/downloadFile';
import { wholeList } from '../read/wholeList';
import type { ResourceAdapter } from '../resourceAdapter';

/** The documents of an application, and each one's content (spec 2.8). */
export const applicationFiles = {
  getList: async (params) => {
    const { applicationId, resourceFileType } = params.filter;
    const files = await callApi(getApplicationFiles, { applicationId, resourceFileType }, params);
    return wholeList(files?.map((file) => ({ ...file, id: file.resourceFileId })));
  },
  download: (id) => downloadFile(downloadResourceFile, { resourceFileId: id }),
} satisfies ResourceAdapter;
