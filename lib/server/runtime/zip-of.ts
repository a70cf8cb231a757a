import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** A file of an archive, whose pieces are read one after the other. */
export interface ArchiveFile {
  name: string
  /** True for pictures, which are already compressed. */
  isPacked?: boolean
  pieces: AsyncIterable<Uint8Array>
}

/** Streams a ZIP archive at the reader's pace: at most one piece of one file is in memory. */
export async function* zipOf(files: AsyncIterable<ArchiveFile>): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = []
  let failed: Error | null = null
  const zip = new Zip((error, piece) => {
    if (error) failed = error
    else made.push(piece)
  })
  const take = () => {
    if (failed) throw failed
    const taken = made
    made = []
    return taken
  }
  for await (const { name, isPacked = false, pieces } of files) {
    const entry = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name)
    zip.add(entry)
    for await (const piece of pieces) {
      entry.push(piece)
      yield* take()
    }
    entry.push(new Uint8Array(), true)
    yield* take()
  }
  zip.end()
  yield* take()
}
