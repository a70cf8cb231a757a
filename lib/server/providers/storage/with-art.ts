import { createHash } from 'node:crypto'
import { drawArt } from '@/lib/art/draw-art'
import type { StorageProvider, StoredFile } from './port'

/** Pictures under art/ are generated from their address; everything else is stored. */
export function withArt(storage: StorageProvider): StorageProvider {
  return {
    ...storage,
    async read(key): Promise<StoredFile | null> {
      if (!key.startsWith('art/')) return storage.read(key)
      const svg = drawArt(`/media/${key}`)
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
