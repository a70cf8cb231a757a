import { join } from 'node:path'
import { createDiskStorage } from '../providers/storage/disk'
import type { StorageProvider } from '../providers/storage/port'
import { bucketOrigin, createS3Storage } from '../providers/storage/s3'
import type { Env } from '../runtime/env'
import { PlainError } from '../runtime/plain-error'

export async function chooseStorage(env: Env): Promise<StorageProvider> {
  if (env.STORAGE_PROVIDER === 'disk') return createDiskStorage(join(env.DATA_DIR, 'media'))
  if (!env.S3_BUCKET) throw new PlainError('S3_BUCKET: name the bucket, or set STORAGE_PROVIDER=disk')
  return createS3Storage({ ...placeOf(env), accessKeyId: env.S3_ACCESS_KEY, secretAccessKey: env.S3_SECRET_KEY })
}

const placeOf = (env: Env) => ({
  endpoint: env.S3_ENDPOINT,
  region: env.S3_REGION,
  bucket: env.S3_BUCKET,
  ...(env.S3_PATH_STYLE !== 'auto' && { pathStyle: env.S3_PATH_STYLE === '1' }),
})

/** Origins that browsers send parts of videos to; none: they send them to this program. */
export const bucketOrigins = (env: Env): string[] => (env.STORAGE_PROVIDER === 's3' ? [bucketOrigin(placeOf(env))] : [])
