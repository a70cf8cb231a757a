import { sql } from 'drizzle-orm'
import { type Fen, fen } from '@/lib/shared/money/money'
import { pgCode, type Tx } from '../../../../db/client'
import { preparedSql } from '../../../../db/prepared'
import { accounts, entries, transfers } from '../../../../db/schema/money/wallet'
import { refuse } from '../../../../runtime/refusal'
import type { Account, Transfer } from '../types'

export type Posted = false | { balanceOf: (account: Account) => Fen | undefined }

/**
 * Posts a transfer. The only place where balances change: one statement, one round trip. Returns the new balances, or
 * false if this event (kind, ref) was posted before; waits for a concurrent posting of the same event. Refuses
 * BALANCE_SHORT. Accounts are created on first use and locked in (kind, owner) order whether they exist or not, so two
 * transfers over the same accounts cannot deadlock. A new account starts at its line's amount; a debit of one that did
 * not exist is short. Lines of zero are omitted; lines must sum to zero, which a trigger enforces.
 */
export async function postTransfer(tx: Tx, { kind, ref, memo, at, lines }: Transfer): Promise<Posted> {
  const moving = lines.filter((line) => line.amount !== 0n)
  try {
    const rows = await post(tx, {
      kinds: moving.map(({ account }) => account.kind),
      owners: moving.map(({ account }) => account.ownerId),
      amounts: moving.map(({ amount }) => amount.toString()),
      kind,
      ref,
      memo,
      at: at.toISOString(),
    })
    if (rows.some((row) => row.short)) throw shortOf(kind)
    if (rows.length === 0) return false
    const after = new Map(rows.map((row) => [`${row.kind} ${row.owner_id}`, fen(BigInt(row.balance_fen))]))
    return { balanceOf: ({ kind, ownerId }) => after.get(`${kind} ${ownerId}`) }
  } catch (error) {
    if (pgCode(error) === '23514') throw shortOf(kind)
    throw error
  }
}

/** An order can be paid in another way; deposits and reserves can only come from the balance. */
const shortOf = (kind: Transfer['kind']) =>
  refuse('BALANCE_SHORT', kind === 'orderHold' ? undefined : '余额不足，请先充值')

/** An account after the transfer. */
interface After {
  kind: string
  owner_id: string
  balance_fen: string
  short: boolean
}

const post = preparedSql<After, 'kinds' | 'owners' | 'amounts' | 'kind' | 'ref' | 'memo' | 'at'>(
  ['kinds', 'owners', 'amounts', 'kind', 'ref', 'memo', 'at'],
  ({ kinds, owners, amounts, kind, ref, memo, at }) => sql`
      with lines as (
        select * from unnest(${kinds}::text[], ${owners}::bigint[], ${amounts}::bigint[]) as l (kind, owner_id, amount)
      ), posted as (
        insert into ${transfers} (kind, ref, memo, created_at) values (${kind}, ${ref}, ${memo}, ${at}::timestamptz) on conflict (kind, ref) do nothing returning id
      ), moved as (
        insert into ${accounts} as a (kind, owner_id, balance_fen)
        select l.kind, l.owner_id, case when l.kind in ('clearing', 'marketing', 'recycling', 'cover') then l.amount else greatest(l.amount, 0) end from lines l, posted order by l.kind, l.owner_id
        on conflict (kind, owner_id) do update
          set balance_fen = a.balance_fen + (select l.amount from lines l where l.kind = excluded.kind and l.owner_id = excluded.owner_id)
        returning a.id, a.kind, a.owner_id, a.balance_fen, a.xmax = 0 as made
      ), lined as (
        select m.*, l.amount, m.made and l.amount < 0 and kind not in ('clearing', 'marketing', 'recycling', 'cover') as short from moved m join lines l using (kind, owner_id)
      ), entered as (
        insert into ${entries} (transfer_id, account_id, amount_fen, balance_after_fen)
        select posted.id, l.id, l.amount, l.balance_fen from posted, lined l where not exists (select from lined where short)
      )
      select kind, owner_id, balance_fen, short from lined`,
)
