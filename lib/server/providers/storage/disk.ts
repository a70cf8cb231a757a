import { createHash, randomBytes } from 'node:crypto'
import { chmodSync, createWriteStream, mkdirSync } from 'node:fs'
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, extname, join, normalize, sep } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { storeOnce } from '../../runtime/secrets'
import { diskParts } from './disk-parts'
import type { StorageProvider } from './port'

const TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
}

const isMissing = (error: unknown): boolean =>
  error instanceof RangeError ||
  ['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG'].includes((error as NodeJS.ErrnoException).code ?? '')

/**
 * Files below one directory, readable by this program's user only, because evidence shows people. Writes are atomic:
 * written to a temporary file, then renamed.
 */
export function createDiskStorage(root: string): StorageProvider {
  mkdirSync(root, { recursive: true, mode: 0o700 })
  chmodSync(root, 0o700) // also if the directory existed before
  const fileOf = (key: string): string => {
    const path = normalize(join(root, key))
    if (!path.startsWith(normalize(root) + sep) || key.includes('\0')) throw new RangeError(`bad storage key: ${key}`)
    return path
  }
  async function put(key: string, write: (draft: string) => Promise<void>): Promise<void> {
    const path = fileOf(key)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    const draft = `${path}.${randomBytes(6).toString('hex')}`
    try {
      await write(draft)
      await rename(draft, path)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }
  return {
    // a file next to them: machines that share the folder read the same
    identity: async () => `disk ${storeOnce(root, '.identity', () => randomBytes(12).toString('base64url'))}`,
    write: (key, body) => put(key, (draft) => writeFile(draft, body, { mode: 0o600 })),
    async writeStream(key, pieces) {
      let bytes = 0
      await put(key, async (draft) => {
        const out = createWriteStream(draft, { mode: 0o600 })
        await pipeline(Readable.from(pieces), out)
        bytes = out.bytesWritten
      })
      return bytes
    },
    async openStream(key, range) {
      try {
        const file = await open(fileOf(key))
        const { size } = await file.stat()
        const body = file.createReadStream(range && { start: range.from, end: range.to })
        return { body: Readable.toWeb(body) as ReadableStream, bytes: range ? range.to - range.from + 1 : size }
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    async read(key) {
      try {
        const body = await readFile(fileOf(key))
        return {
          body,
          contentType: TYPES[extname(key)] ?? 'application/octet-stream',
          etag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
        }
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    async sizeOf(key) {
      try {
        const found = await stat(fileOf(key))
        return found.isFile() ? found.size : null
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    async remove(key) {
      await rm(fileOf(key), { force: true })
    },
    parts: diskParts(fileOf, put),
  }
}
