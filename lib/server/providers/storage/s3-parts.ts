import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListPartsCommand,
  NoSuchUpload,
  type Part,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import type { PartStorage, PartUpload } from './port'

const isOver = (error: unknown): boolean =>
  error instanceof NoSuchUpload || (error as { name?: string }).name === 'NoSuchUpload'

/** Parts of a bucket's own multipart uploads; browsers send them there at signed addresses. */
export function s3Parts(
  client: S3Client,
  Bucket: string,
  addressOf: (key: string, query: Record<string, string>, bytes: number) => string,
): PartStorage {
  const named = ({ key, handle }: PartUpload) => ({ Bucket, Key: key, UploadId: handle })

  async function list(upload: PartUpload): Promise<Part[]> {
    const all: Part[] = []
    let PartNumberMarker: string | undefined
    do {
      const page = await client.send(
        new ListPartsCommand({ Bucket, Key: upload.key, UploadId: upload.handle, PartNumberMarker }),
      )
      all.push(...(page.Parts ?? []))
      PartNumberMarker = page.IsTruncated ? page.NextPartNumberMarker : undefined
    } while (PartNumberMarker !== undefined)
    return all
  }

  return {
    async begin(Key, ContentType) {
      const { UploadId } = await client.send(new CreateMultipartUploadCommand({ Bucket, Key, ContentType }))
      if (!UploadId) throw new Error('the bucket began no upload')
      return UploadId
    },
    addressOf: ({ key, handle }, { n, bytes }) => addressOf(key, { partNumber: String(n), uploadId: handle }, bytes),
    async write(upload, { n, bytes }, pieces) {
      const body: Uint8Array[] = []
      for await (const piece of pieces) body.push(piece)
      try {
        await client.send(
          new UploadPartCommand(
            Object.assign(named(upload), { PartNumber: n, Body: Buffer.concat(body), ContentLength: bytes }),
          ),
        )
        return true
      } catch (error) {
        if (isOver(error)) return false
        throw error
      }
    },
    async list(upload) {
      try {
        return (await list(upload)).map(({ PartNumber = 0, Size = 0 }) => ({ n: PartNumber, bytes: Size }))
      } catch (error) {
        if (isOver(error)) return []
        throw error
      }
    },
    async join(upload) {
      try {
        const Parts = (await list(upload)).map(({ PartNumber, ETag }) => ({ PartNumber, ETag }))
        if (Parts.length === 0) return
        await client.send(
          new CompleteMultipartUploadCommand(Object.assign(named(upload), { MultipartUpload: { Parts } })),
        )
      } catch (error) {
        if (!isOver(error)) throw error
      }
    },
    async drop(upload) {
      try {
        await client.send(new AbortMultipartUploadCommand(named(upload)))
      } catch (error) {
        if (!isOver(error)) throw error
      }
    },
  }
}
