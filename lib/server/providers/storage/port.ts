export interface StoredFile {
  body: Buffer
  contentType: string
  etag: string
}

export interface StorageProvider {
  /** `key` is a relative path such as goods/ab/abcdef.webp. Overwrites. */
  write(key: string, body: Buffer, contentType: string): Promise<void>
  read(key: string): Promise<StoredFile | null>
  /** For files too large for memory: whole or not there. Overwrites; returns its bytes. */
  writeStream(key: string, pieces: AsyncIterable<Uint8Array>, contentType: string): Promise<number>
  openStream(key: string): Promise<{ body: ReadableStream; bytes: number } | null>
  remove(key: string): Promise<void>
}
