import { createHash } from 'node:crypto'
import type { ArchiveFile } from './zip-of'

/** A file whose bytes are at hand. */
export interface WholeFile {
  name: string
  isPacked?: boolean
  body: Uint8Array
  /** SHA-256 its bytes had when it was kept, hex; '' where none was. */
  kept?: string
}

const sha256Of = (body: Uint8Array): string => createHash('sha256').update(body).digest('hex')

/**
 * The files, and after them `manifest.json`: name, bytes and SHA-256 of each as it lies in the archive, and of a picture
 * the hash it had when it was uploaded. Whoever has the archive can tell that nothing in it was changed.
 */
export async function* withManifest(
  files: AsyncIterable<WholeFile>,
  about: Readonly<Record<string, string>>,
): AsyncGenerator<ArchiveFile> {
  const listed = []
  for await (const { name, isPacked, body, kept } of files) {
    listed.push({ name, bytes: body.length, sha256: sha256Of(body), ...(kept && { uploadedSha256: kept }) })
    yield { name, isPacked, pieces: one(body) }
  }
  yield { name: 'manifest.json', pieces: one(jsonBytes({ ...about, files: listed })) }
}

export const jsonBytes = (value: unknown): Uint8Array => new TextEncoder().encode(`${JSON.stringify(value, null, 1)}\n`)

async function* one(body: Uint8Array): AsyncGenerator<Uint8Array> {
  yield body
}
