import sharp from 'sharp'
import { readSizedKey } from '@/lib/shared/pictures/sized-url'
import type { StorageProvider, StoredFile } from './port'

const QUALITY = 75
/**
 * Concurrent scaling jobs: the threads that scale pictures also read files and check passwords, and each job holds a
 * whole original in memory.
 */
const AT_ONCE = 2

/**
 * Serves pictures in the widths that pages request: created from the original on the first request, then stored next to
 * it. Never enlarged.
 */
export function withSizes(storage: StorageProvider): StorageProvider {
  const making = new Map<string, Promise<StoredFile | null>>()
  const waiting: (() => void)[] = []
  let busy = 0

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (busy < AT_ONCE) busy += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else busy -= 1
    }
  }

  async function make(key: string, original: string, width: number): Promise<StoredFile | null> {
    const found = await storage.read(original)
    if (!found) return null
    const body = await sharp(found.body)
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer()
    await storage.write(key, body, 'image/webp')
    return storage.read(key)
  }
  return {
    ...storage,
    async read(key) {
      const sized = key.startsWith('sized/') ? readSizedKey(key) : undefined
      if (!sized) return storage.read(key)
      const stored = await storage.read(key)
      if (stored) return stored
      const running =
        making.get(key) ?? inTurn(() => make(key, sized.original, sized.width)).finally(() => making.delete(key))
      making.set(key, running)
      return running
    },
  }
}
