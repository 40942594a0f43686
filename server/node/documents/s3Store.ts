import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { DocumentStore } from '../../documents/documentStore';
import type { S3Settings } from '../settings/documentSettings';

/**
 * How long a service may take, in milliseconds: to accept a connection, and to answer or go on with its answer. Half of
 * what `storeAt` waits for, so that one that never answers once is asked again.
 */
const usualTimeouts = { connect: 3_000, answer: 5_000 };

/** Keeps documents as objects of a bucket, each under its hash. */
export const s3Store = (
  { bucket, endpoint, region, usesPathStyle, credentials }: S3Settings,
  { connect, answer } = usualTimeouts,
): DocumentStore => {
  const client = new S3Client({
    region,
    forcePathStyle: usesPathStyle,
    ...(endpoint && { endpoint }),
    ...(credentials && { credentials }),
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: connect,
      requestTimeout: answer,
      // Otherwise the SDK only warns, and waits for ever.
      throwOnRequestTimeout: true,
      socketTimeout: answer,
    },
    // Not every compatible service knows the SDK's own checksums; what is read is checked against its hash anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const named = (hash: string) => ({ Bucket: bucket, Key: hash });
  return {
    put: async (hash, bytes, abortSignal) => {
      await client.send(
        new PutObjectCommand({ ...named(hash), Body: bytes, ContentType: 'application/octet-stream' }),
        { abortSignal },
      );
    },
    get: async (hash, abortSignal) => {
      try {
        const { Body } = await client.send(new GetObjectCommand(named(hash)), { abortSignal });
        return Body && new Uint8Array(await Body.transformToByteArray());
      } catch (failure) {
        if (failure instanceof S3ServiceException && failure.name === 'NoSuchKey') return undefined;
        throw failure;
      }
    },
    remove: async (hash, abortSignal) => {
      await client.send(new DeleteObjectCommand(named(hash)), { abortSignal });
    },
  };
};
