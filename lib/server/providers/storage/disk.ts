import { createHash, randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, extname, join, normalize, sep } from 'node:path'
import type { StorageProvider } from './port'

const TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
}

/** Files below one directory, for this program's user alone: evidence shows people. A write is whole or not there: written apart, then renamed. */
export function createDiskStorage(root: string): StorageProvider {
  mkdirSync(root, { recursive: true, mode: 0o700 })
  chmodSync(root, 0o700) // of one made before
  const fileOf = (key: string): string => {
    const path = normalize(join(root, key))
    if (!path.startsWith(normalize(root) + sep) || key.includes('\0')) throw new RangeError(`bad storage key: ${key}`)
    return path
  }
  return {
    async write(key, body) {
      const path = fileOf(key)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const draft = `${path}.${randomBytes(6).toString('hex')}`
      await writeFile(draft, body, { mode: 0o600 })
      await rename(draft, path)
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
        if (
          error instanceof RangeError ||
          ['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG'].includes((error as NodeJS.ErrnoException).code ?? '')
        )
          return null
        throw error
      }
    },
    async remove(key) {
      await rm(fileOf(key), { force: true })
    },
  }
}
