import { randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { PartStorage, PartUpload } from './port'

const PART = /^\d{1,4}$/
const isGone = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

/**
 * Parts of one upload in a folder of their own, which exists as long as the upload does: a part that arrives later finds
 * none. `put` writes a file at once or not at all.
 */
export function diskParts(
  fileOf: (key: string) => string,
  put: (key: string, write: (draft: string) => Promise<void>) => Promise<void>,
): PartStorage {
  const folderOf = ({ key }: Pick<PartUpload, 'key'>) => fileOf(`parts/${key}`)

  async function list(upload: PartUpload): Promise<{ n: number; bytes: number }[]> {
    try {
      const folder = folderOf(upload)
      const names = (await readdir(folder)).filter((name) => PART.test(name))
      const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size))
      return names.map((name, i) => ({ n: Number(name), bytes: sizes[i] as number })).toSorted((a, b) => a.n - b.n)
    } catch (error) {
      if (isGone(error)) return []
      throw error
    }
  }

  const drop = (upload: PartUpload) => rm(folderOf(upload), { recursive: true, force: true })

  return {
    async begin(key) {
      await mkdir(folderOf({ key }), { recursive: true, mode: 0o700 })
      return ''
    },
    addressOf: () => null,
    async write(upload, { n }, pieces) {
      const path = join(folderOf(upload), String(n))
      const draft = `${path}.${randomBytes(6).toString('hex')}`
      try {
        await pipeline(Readable.from(pieces), createWriteStream(draft, { mode: 0o600 }))
        await rename(draft, path)
        return true
      } catch (error) {
        await rm(draft, { force: true })
        if (isGone(error)) return false
        throw error
      }
    },
    list,
    async join(upload) {
      const parts = await list(upload)
      if (parts.length === 0) return
      await put(upload.key, (draft) =>
        pipeline(Readable.from(piecesOf(folderOf(upload), parts)), createWriteStream(draft, { mode: 0o600 })),
      )
      await drop(upload)
    },
    drop,
  }
}

async function* piecesOf(folder: string, parts: readonly { n: number }[]): AsyncGenerator<Uint8Array> {
  for (const { n } of parts) yield* createReadStream(join(folder, String(n)))
}
