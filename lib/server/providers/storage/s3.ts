import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { StorageProvider } from './port'
import { objectAddress, presignPut } from './presign'

interface S3Options {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** Bucket in the path instead of the host; undefined: whatever the named vendors require. */
  pathStyle?: boolean
}

/** Refuse the bucket in the path: Aliyun OSS, Qiniu, Tencent COS, Huawei OBS. */
const HOST_STYLE = /\.(?:aliyuncs|qiniucs|myqcloud|myhuaweicloud)\.com$/

/** The usual form of an endpoint; a store of one's own is rarely reachable under a host per bucket. */
export const isPathStyle = (endpoint: string): boolean =>
  endpoint !== '' && !HOST_STYLE.test(new URL(endpoint).hostname)

/** Any S3-compatible bucket; the SDK is loaded only when it is used. */
export async function createS3Storage(options: S3Options): Promise<StorageProvider> {
  const { S3Client, PutObjectCommand, GetObjectCommand, HeadObjectCommand, DeleteObjectCommand, NoSuchKey, NotFound } =
    await import('@aws-sdk/client-s3')
  const { s3Parts } = await import('./s3-parts')
  const isInPath = options.pathStyle ?? isPathStyle(options.endpoint)
  const client = new S3Client({
    region: options.region,
    ...(options.endpoint && { endpoint: options.endpoint }),
    forcePathStyle: isInPath,
    credentials: { accessKeyId: options.accessKeyId, secretAccessKey: options.secretAccessKey },
    // compatible stores refuse the newer default
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const Bucket = options.bucket
  return {
    identity: async () => `s3 ${options.endpoint} ${Bucket}`,
    async write(Key, Body, ContentType) {
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType }))
    },
    async read(Key) {
      try {
        const found = await client.send(new GetObjectCommand({ Bucket, Key }))
        const bytes = await found.Body?.transformToByteArray()
        return bytes
          ? {
              body: Buffer.from(bytes),
              contentType: found.ContentType ?? 'application/octet-stream',
              etag: (found.ETag ?? '').replaceAll('"', ''),
            }
          : null
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },
    async writeStream(Key, pieces, ContentType) {
      // a bucket needs to know the length first
      const folder = await mkdtemp(join(tmpdir(), 'upload-'))
      const path = join(folder, 'file')
      try {
        await pipeline(Readable.from(pieces), createWriteStream(path, { mode: 0o600 }))
        const { size } = await stat(path)
        const Body = createReadStream(path)
        await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentLength: size, ContentType }))
        return size
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
    async openStream(Key, range) {
      try {
        const Range = range && `bytes=${range.from}-${range.to}`
        const found = await client.send(new GetObjectCommand({ Bucket, Key, Range }))
        const body = found.Body?.transformToWebStream() as ReadableStream | undefined
        return body ? { body, bytes: found.ContentLength ?? 0 } : null
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },
    async sizeOf(Key) {
      try {
        return (await client.send(new HeadObjectCommand({ Bucket, Key }))).ContentLength ?? 0
      } catch (error) {
        if (error instanceof NotFound || error instanceof NoSuchKey) return null
        throw error
      }
    },
    async remove(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key }))
    },
    parts: s3Parts(client, Bucket, (key, query, bytes) => {
      const { region, accessKeyId, secretAccessKey } = options
      const address = objectAddress({ endpoint: options.endpoint, region, bucket: Bucket, isInPath }, key)
      return presignPut(address, query, bytes, { region, accessKeyId, secretAccessKey, now: new Date(), seconds: 3600 })
    }),
  }
}

/** Origin that browsers send parts to. */
export const bucketOrigin = ({
  endpoint,
  region,
  bucket,
  pathStyle,
}: Pick<S3Options, 'endpoint' | 'region' | 'bucket' | 'pathStyle'>): string =>
  new URL(objectAddress({ endpoint, region, bucket, isInPath: pathStyle ?? isPathStyle(endpoint) }, 'x')).origin
