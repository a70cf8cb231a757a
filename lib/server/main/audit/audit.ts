import pLimit from 'p-limit'
import type pg from 'pg'
import { openDatabase } from '../../db/client'
import { auditLedger } from '../../modules/money/wallet/queries-audit'
import type { StorageProvider } from '../../providers/storage/port'
import { BOOKS, SANDBOX_BOOKS } from './books'

export interface AuditResult {
  name: string
  /** One line per contradiction; empty: all is well. */
  faults: readonly string[]
}

interface AuditOptions {
  databaseUrl: string
  storage: StorageProvider
  /** Whether payouts and refunds are those of the sandbox, whose own rows are compared as well. */
  isSandbox: boolean
  onResult: (result: AuditResult) => void
}

const CHAT = `
  select g.subject, g.last_seq::text as stated, coalesce(max(m.seq), 0)::text as last, count(m.seq)::text as messages
  from chat_groups g left join chat_messages m on m.group_id = g.id
  group by g.id having g.last_seq <> coalesce(max(m.seq), 0) or count(m.seq) <> coalesce(max(m.seq), 0)`
const FILES_AT_ONCE = 8

/**
 * Compares everything in a database that must agree: the ledger with itself, money with the orders, payments, payouts and
 * claims that it belongs to, the sequence of messages of each chat, and the files that rows name with the storage. It only
 * reads, and each comparison is one statement, so the program may run meanwhile. Returns whether nothing contradicts.
 */
export async function auditDatabase({ databaseUrl, storage, isSandbox, onResult }: AuditOptions): Promise<boolean> {
  const { pool, db } = openDatabase(databaseUrl, 2)
  const linesOf = async (text: string) => {
    const client = await pool.connect()
    try {
      await client.query('set statement_timeout = 0')
      return (await client.query(text)).rows.map((row) => Object.values(row).join(' | '))
    } finally {
      client.release()
    }
  }
  const checks: [name: string, faults: () => Promise<string[]>][] = [
    ['ledger', async () => (await auditLedger(db)).map(({ rule, id, amountFen }) => `${rule} | ${id} | ${amountFen}`)],
    ['orders and money', () => linesOf(isSandbox ? `${BOOKS} union all ${SANDBOX_BOOKS}` : BOOKS)],
    ['chat sequences', () => linesOf(CHAT)],
    ['files', () => missingFiles(pool, storage)],
  ]
  let isFine = true
  try {
    for (const [name, find] of checks) {
      const faults = await find()
      isFine &&= faults.length === 0
      onResult({ name, faults })
    }
  } finally {
    await pool.end()
  }
  return isFine
}

/** Drawn pictures of the demo (art/…) are no files. */
async function missingFiles(pool: pg.Pool, storage: StorageProvider): Promise<string[]> {
  const { rows } = await pool.query<{ key: string }>(
    `select key from uploads where key is not null and key not like 'art/%'
     union select regexp_replace(key, '\\.\\w+$', '.webp') from videos where has_poster order by key`,
  )
  const few = pLimit(FILES_AT_ONCE)
  const missing = await Promise.all(
    rows.map(({ key }) => few(async () => ((await storage.sizeOf(key)) === null ? [key] : []))),
  )
  return missing.flat()
}
