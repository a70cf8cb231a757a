import type { dataExports } from '../../db/schema/privacy'

export type ExportRow = typeof dataExports.$inferSelect

/** A file of an archive, in pieces that are asked for one after the other. */
export interface ArchiveFile {
  name: string
  /** Pictures are packed already. */
  isPacked?: boolean
  pieces: AsyncIterable<Uint8Array>
}
