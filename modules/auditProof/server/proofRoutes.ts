import { lisbonDate } from '../../../contract/rules/lisbonDay';
import type { AppParts } from '../../../server/http/appParts';
import type { Mount } from '../../../server/http/mount';
import { writeAuditEvent } from '../../../server/services/audit/writeAuditEvent';
import { requireAccess } from '../../../server/services/context/requireAccess';
import { downloadAuditProof } from '../contract/calls';
import { auditProof, compressedProof } from './auditProof';

/** The proof of the audit, as a file. */
export const proofRoutes = (mount: Mount, { db, longDb = db, settings }: AppParts): void => {
  mount.download(downloadAuditProof, async (context) => {
    requireAccess(context, downloadAuditProof);
    await writeAuditEvent(context, { action: 'export', subject: 'auditRecords' });
    const key = settings.auditKey ?? settings.tokenKeys[0];
    return {
      filename: `prova-do-registo-${lisbonDate(context.now())}.ndjson.gz`,
      content: compressedProof(auditProof({ ...context, db: longDb }, key)),
    };
  });
};
