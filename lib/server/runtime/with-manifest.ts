import { createHash } from 'node:crypto'
import type { ArchiveFile } from './zip-of'

/** A file with its complete content. */
export interface WholeFile {
  name: string
  isPacked?: boolean
  body: Uint8Array
  /** SHA-256 (hex) recorded when the file was stored; '' if none was recorded. */
  storedHash?: string
}

const sha256Of = (body: Uint8Array): string => createHash('sha256').update(body).digest('hex')

/**
 * Yields the files, then `manifest.json` with name, size and SHA-256 of each file in the archive, and for a picture the
 * hash recorded at upload. This proves that the archive was not modified.
 */
export async function* withManifest(
  files: AsyncIterable<WholeFile>,
  about: Readonly<Record<string, string>>,
): AsyncGenerator<ArchiveFile> {
  const listed = []
  for await (const { name, isPacked, body, storedHash } of files) {
    listed.push({ name, bytes: body.length, sha256: sha256Of(body), ...(storedHash && { uploadedSha256: storedHash }) })
    yield { name, isPacked, pieces: one(body) }
  }
  yield { name: 'manifest.json', pieces: one(jsonBytes({ ...about, files: listed })) }
}

export const jsonBytes = (value: unknown): Uint8Array => new TextEncoder().encode(`${JSON.stringify(value, null, 1)}\n`)

async function* one(body: Uint8Array): AsyncGenerator<Uint8Array> {
  yield body
}
