import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { digestOf } from '../../../contract/digestOf';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import type { Database } from '../../../server/db/database';
import type { DocumentPlace } from '../../../server/db/schema/storedDocuments';
import { storeAt } from '../../../server/documents/documentPlaces';
import { openDocuments } from '../../../server/node/documents/openDocuments';
import { actionStage } from '../../support/actionStage';
import { makePdf } from '../../support/pdf';
import { startSmallS3 } from './smallS3';

/** Every place that documents may be in. */
export const places = ['database', 'folder', 's3'] as const;

/** Opens a folder and an S3-compatible service for documents, both empty. */
export const openPlaces = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'documents-'));
  const s3 = await startSmallS3();
  const { others } = await openDocuments({ newOnes: 'database', folder, s3: s3.settings });
  return {
    others,
    /** Returns where a document really is, whatever the register says. */
    copiesOf: async (db: Database, hash: string) => {
      const found: DocumentPlace[] = [];
      for (const place of places)
        if (await storeAt(db, { newOnes: place, others }, place).get(hash)) found.push(place);
      return found;
    },
    close: async () => {
      await s3.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** Opens a stage with every place, new documents going to the database, and a submitted request on it. */
export const openDocumentStage = async () => {
  const opened = await openPlaces();
  const stage = await actionStage(new Date(), { documents: { newOnes: 'database', others: opened.others } });
  return {
    opened,
    stage,
    applicationId: (await stage.make(applicationStatus.submitted)).id,
    close: async () => {
      await stage.server.close();
      await opened.close();
    },
  };
};

/** Makes a document that no other is like. */
export const newPdf = (): Uint8Array<ArrayBuffer> => makePdf(crypto.randomUUID());

/** Returns a document as it is stored: its bytes and their hash. */
export const bytesOf = (content: Uint8Array<ArrayBuffer>) => ({ hash: digestOf(content), content });
