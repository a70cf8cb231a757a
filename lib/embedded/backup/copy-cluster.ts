import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'

/** Emptied by the server at its start; the folders themselves must exist. */
const TRANSIENT = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])
const SKIPPED = /^(postmaster\.(pid|opts)|pg_internal\.init.*|pgsql_tmp.*|backup_label.*|tablespace_map.*)$/
const SLOT = 'storefront_backup'

/**
 * Copies the files of a running server as PostgreSQL's low-level backup asks for: the files change while they are read,
 * and the log of changes from the beginning to the end of the copy makes them consistent when they are opened. `admin` is
 * a connection of the superuser.
 */
export async function copyCluster(admin: Client, from: string, to: string): Promise<void> {
  // Keeps the log until it is copied; gone with the connection.
  await admin.query('select pg_create_physical_replication_slot($1, true, true)', [`${SLOT}_${process.pid}`])
  const { rows: begun } = await admin.query<{ lsn: string }>("select pg_backup_start('storefront', true)::text as lsn")
  await copyFolder(from, to, true)
  const { rows: ended } = await admin.query<{ labelfile: string; spcmapfile: string; lsn: string }>(
    'select labelfile, spcmapfile, lsn::text from pg_backup_stop(false)',
  )
  const [end] = ended
  if (!end || !begun[0]) throw new Error('the server did not end the backup')
  await writeFile(join(to, 'backup_label'), end.labelfile, { mode: 0o600 })
  const { rows } = await admin.query<{ first: string; last: string }>(
    'select pg_walfile_name($1) as first, pg_walfile_name($2) as last',
    [begun[0].lsn, end.lsn],
  )
  await copyLog(join(from, 'pg_wal'), join(to, 'pg_wal'), rows[0] as { first: string; last: string })
}

async function copyLog(from: string, to: string, { first, last }: { first: string; last: string }): Promise<void> {
  const segments = (await readdir(from)).filter((name) => /^[0-9A-F]{24}$/.test(name) && name >= first && name <= last)
  if (!segments.includes(first) || !segments.includes(last)) throw new Error(`the log from ${first} to ${last} is gone`)
  for (const name of segments) await copyFile(join(from, name), join(to, name))
}

async function copyFolder(from: string, to: string, isRoot: boolean): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const entry of await entriesOf(from)) {
    if (SKIPPED.test(entry.name)) continue
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (!entry.isDirectory()) await copyIfThere(source, target)
    else if (isRoot && TRANSIENT.has(entry.name)) await mkdir(target, { mode: 0o700 })
    else await copyFolder(source, target, false)
  }
}

/** Tables are dropped and files truncated meanwhile; the log says so as well. */
async function copyIfThere(source: string, target: string): Promise<void> {
  await copyFile(source, target).catch(ignoreMissing)
}

async function entriesOf(folder: string) {
  return (await readdir(folder, { withFileTypes: true }).catch(ignoreMissing)) ?? []
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
