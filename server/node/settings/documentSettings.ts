import path from 'node:path';
import { z } from 'zod';
import type { DocumentPlace } from '../../db/schema/storedDocuments';
import { flag } from './flag';

const text = z.string().trim().min(1).optional();

/** The variables for where documents are (docs/operate.md, "Documents"). */
export const documentVariables = {
  DOCUMENTS: z.enum(['database', 'folder', 's3']).default('database'),
  DOCUMENTS_FOLDER: text,
  DOCUMENTS_S3_BUCKET: text,
  DOCUMENTS_S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  DOCUMENTS_S3_REGION: z.string().trim().min(1).default('us-east-1'),
  DOCUMENTS_S3_PATH_STYLE: flag.default(false),
  DOCUMENTS_S3_ACCESS_KEY_ID: text,
  DOCUMENTS_S3_SECRET_ACCESS_KEY: text,
};

type Variables = z.infer<z.ZodObject<typeof documentVariables>>;

/** An S3-compatible service. */
export interface S3Settings {
  readonly bucket: string;
  /** The service's address; Amazon's, by the region, when absent. */
  readonly endpoint: string | undefined;
  readonly region: string;
  /** Whether the bucket is named in the path rather than in the host. */
  readonly usesPathStyle: boolean;
  /** When absent, the SDK looks for them where it always does: environment, files, the machine's role. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
}

/** Where documents are. */
export interface DocumentSettings {
  readonly newOnes: DocumentPlace;
  /** Absent unless set. */
  readonly folder: string | undefined;
  readonly s3: S3Settings | undefined;
}

/** Yields what is wrong with the variables together. */
export function* documentMistakes(env: Variables): Generator<{ name: keyof Variables; message: string }> {
  if (env.DOCUMENTS === 'folder' && !env.DOCUMENTS_FOLDER)
    yield { name: 'DOCUMENTS_FOLDER', message: 'must be set beside DOCUMENTS=folder' };
  if (env.DOCUMENTS_FOLDER && !path.isAbsolute(env.DOCUMENTS_FOLDER))
    yield { name: 'DOCUMENTS_FOLDER', message: 'must be an absolute path' };
  if (env.DOCUMENTS === 's3' && !env.DOCUMENTS_S3_BUCKET)
    yield { name: 'DOCUMENTS_S3_BUCKET', message: 'must be set beside DOCUMENTS=s3' };
  if (Boolean(env.DOCUMENTS_S3_ACCESS_KEY_ID) !== Boolean(env.DOCUMENTS_S3_SECRET_ACCESS_KEY))
    yield {
      name: 'DOCUMENTS_S3_SECRET_ACCESS_KEY',
      message: 'must be set together with DOCUMENTS_S3_ACCESS_KEY_ID, or neither',
    };
}

/** Converts the environment's variables. */
export const documentSettings = (env: Variables): DocumentSettings => {
  const { DOCUMENTS_S3_ACCESS_KEY_ID: accessKeyId, DOCUMENTS_S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  return {
    newOnes: env.DOCUMENTS,
    folder: env.DOCUMENTS_FOLDER,
    s3: env.DOCUMENTS_S3_BUCKET
      ? {
          bucket: env.DOCUMENTS_S3_BUCKET,
          endpoint: env.DOCUMENTS_S3_ENDPOINT,
          region: env.DOCUMENTS_S3_REGION,
          usesPathStyle: env.DOCUMENTS_S3_PATH_STYLE,
          credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
        }
      : undefined,
  };
};
