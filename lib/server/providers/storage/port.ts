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
  openStream(key: string): Promise<{ body: ReadableStream; bytes: number } | null>
  remove(key: string): Promise<void>
}
