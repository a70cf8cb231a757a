import { createHash } from 'node:crypto'
import { renderCover } from '@/lib/shared/cover'
import type { StorageProvider, StoredFile } from './port'

/** Generated covers live under cover/ and are drawn from their own address; everything else is stored. */
export function withCovers(storage: StorageProvider): StorageProvider {
  return {
    ...storage,
    async read(key): Promise<StoredFile | null> {
      if (!key.startsWith('cover/')) return storage.read(key)
      const svg = renderCover(`/media/${key}`)
      if (svg === undefined) return null
      const body = Buffer.from(svg)
      return {
        body,
        contentType: 'image/svg+xml',
        etag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
      }
    },
  }
}
