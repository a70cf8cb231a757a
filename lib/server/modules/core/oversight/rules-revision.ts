import { createHash } from 'node:crypto'

/** Identifies what an editor writes in a row: it changes with every edit of the named columns and with no other write. */
export const revisionOf = <Row>(row: Row, written: readonly (keyof Row)[]): string =>
  createHash('sha256')
    .update(JSON.stringify(written.map((column) => (typeof row[column] === 'bigint' ? `${row[column]}` : row[column]))))
    .digest('hex')
    .slice(0, 16)
