export interface StoredFile {
  body: Buffer
  contentType: string
  etag: string
}

export interface StorageProvider {
  /** `key` is a relative path such as goods/ab/abcdef.webp. Overwrites. */
  write(key: string, body: Buffer, contentType: string): Promise<void>
  read(key: string): Promise<StoredFile | null>
  remove(key: string): Promise<void>
}
