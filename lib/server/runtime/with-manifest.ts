import { createHash } from 'node:crypto'
import type { ArchiveFile } from './zip-of'

/** A file of an archive, whole, or in pieces that are read one after the other. */
export type ListedFile = {
  name: string
  isPacked?: boolean
  /** SHA-256 (hex) recorded when the file was stored; '' if none was recorded. */
  storedHash?: string
} & ({ body: Uint8Array } | { pieces: AsyncIterable<Uint8Array> })

/**
 * Yields the files, then `manifest.json` with name, size and SHA-256 of each file in the archive, and for a picture or a
 * video the hash recorded at upload. This proves that the archive was not modified.
 */
export async function* withManifest(
  files: AsyncIterable<ListedFile>,
  about: Readonly<Record<string, string>>,
): AsyncGenerator<ArchiveFile> {
  const listed = []
  for await (const file of files) {
    const { name, isPacked, storedHash } = file
    const hash = createHash('sha256')
    let bytes = 0
    const seen = async function* (pieces: AsyncIterable<Uint8Array>) {
      for await (const piece of pieces) {
        hash.update(piece)
        bytes += piece.length
        yield piece
      }
    }
    yield { name, isPacked, pieces: seen('body' in file ? one(file.body) : file.pieces) }
    // the reader has taken all pieces before it asks for the next file
    listed.push({ name, bytes, sha256: hash.digest('hex'), ...(storedHash && { uploadedSha256: storedHash }) })
  }
  yield { name: 'manifest.json', pieces: one(jsonBytes({ ...about, files: listed })) }
}

export const jsonBytes = (value: unknown): Uint8Array => new TextEncoder().encode(`${JSON.stringify(value, null, 1)}\n`)

async function* one(body: Uint8Array): AsyncGenerator<Uint8Array> {
  yield body
}
