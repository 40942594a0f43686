import { downloadAuditProof } from '../../contract/calls/auditProof';
import { lisbonDate } from '../../contract/rules/lisbonDay';
import type { AppParts } from '../http/appParts';
import type { Mount } from '../http/mount';
import { auditProof, compressedProof } from '../services/audit/auditProof';
import { writeAuditEvent } from '../services/audit/writeAuditEvent';
import { requireAccess } from '../services/context/requireAccess';

/** The proof of the audit, as a file. */
export const auditProofRoutes = (mount: Mount, { db, longDb = db, settings }: AppParts): void => {
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
