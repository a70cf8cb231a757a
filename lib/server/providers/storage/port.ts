export interface StoredFile {
  body: Buffer
  contentType: string
  etag: string
}

export interface StorageProvider {
  /** Name of the place of the files: the same for instances that see the same files. */
  identity(): Promise<string>
  /** `key` is a relative path such as goods/ab/abcdef.webp. Overwrites. */
  write(key: string, body: Buffer, contentType: string): Promise<void>
  read(key: string): Promise<StoredFile | null>
  /** For files too large for memory. Atomic, overwrites; returns the number of bytes. */
  writeStream(key: string, pieces: AsyncIterable<Uint8Array>, contentType: string): Promise<number>
  /** `bytes`: of what is read. The range must be within the file. */
  openStream(key: string, range?: ByteRange): Promise<{ body: ReadableStream; bytes: number } | null>
  /** Size of a file; null: there is none. */
  sizeOf(key: string): Promise<number | null>
  remove(key: string): Promise<void>
  parts: PartStorage
}

/** First and last byte. */
export interface ByteRange {
  from: number
  to: number
}

/** A file that arrives in parts. `handle`: what the storage names it until it is complete. */
export interface PartUpload {
  key: string
  handle: string
}

/**
 * Files that arrive in numbered parts, in any order, each as often as wanted. Parts are readable only once they are
 * joined.
 */
export interface PartStorage {
  /** Returns the handle. */
  begin(key: string, contentType: string): Promise<string>
  /** Where a browser may PUT this part of exactly this size, for an hour; null: it must be sent to this program. */
  addressOf(upload: PartUpload, part: { n: number; bytes: number }): string | null
  /** False: the upload is over. */
  write(upload: PartUpload, part: { n: number; bytes: number }, pieces: AsyncIterable<Uint8Array>): Promise<boolean>
  list(upload: PartUpload): Promise<{ n: number; bytes: number }[]>
  /** Joins all parts by number and removes them; nothing happens if the upload is over. */
  join(upload: PartUpload): Promise<void>
  /** Removes the parts; nothing happens if the upload is over. */
  drop(upload: PartUpload): Promise<void>
}
