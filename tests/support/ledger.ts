import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished } from 'vitest'
import type { Db } from '@/lib/server/db/client'
import { auditLedger } from '@/lib/server/modules/money/wallet/queries-audit'
import { fenToYuan } from '@/lib/shared/money/money'
import { type Person, World } from './world'

interface Row extends Record<string, unknown> {
  id: string
  transfer: string
  kind: string
  owner: string
  amount: string
}

const signed = (fen: string): string => `${fen.startsWith('-') ? '' : '+'}${fenToYuan(BigInt(fen))}`
const FIXED: Record<string, Record<string, string>> = { clearing: { 1: 'alipay', 2: 'wechat', 3: 'bank' } }

/** Opens a world for one test whose outcome depends on everything in it; asserts a correct ledger at the end. */
export async function openStory(): Promise<World> {
  const world = await new World().open()
  onTestFinished(async () => {
    const faults = await faultsOf(world)
    await world.close()
    expect(faults).toEqual([])
  })
  return world
}

/** Newest transfer and account before the running test, by world. */
const marks = new WeakMap<World, { transfer: string; account: string }>()

/**
 * Opens one world for the tests of a file, which use their own people and goods; each test ends with a correct ledger.
 * `ledgerStory` covers only the running test.
 */
export function storyWorld(): World {
  const world = new World()
  beforeAll(() => world.open())
  beforeEach(async () => {
    const { rows } = await world.services.db.execute<{ transfer: string; account: string }>(sql`
      select coalesce((select max(id) from transfers), 0)::text as transfer, coalesce((select max(id) from accounts), 0)::text as account`)
    if (rows[0]) marks.set(world, rows[0])
  })
  afterEach(async () => expect(await faultsOf(world)).toEqual([]))
  afterAll(() => world.close())
  return world
}

/** Accounts shared by all tests. Any other account belongs to the test that opened it. */
const SHARED_ACCOUNTS = ['cover', 'platform', 'dist', 'clearing', 'marketing', 'recycling']

/**
 * Returns every transfer in order, one line each, then every account with a non-zero balance. People have the given
 * names. In a world of several tests, transfers of earlier orders are excluded.
 */
export async function ledgerStory(world: World, people: Record<string, Person>): Promise<string> {
  const mark = marks.get(world) ?? { transfer: '0', account: '0' }
  const own = sql`t.id > ${mark.transfer}::bigint and not exists (
    select from entries o join accounts b on b.id = o.account_id
    where o.transfer_id = t.id and b.id <= ${mark.account}::bigint and b.kind not in ${SHARED_ACCOUNTS})`
  const names = new Map(Object.entries(people).map(([name, person]) => [String(person.userId), name]))
  const nameOf = (kind: string, owner: string) =>
    FIXED[kind]?.[owner] ?? (kind === 'user' ? (names.get(owner) ?? 'somebody') : kind)
  const { rows } = await world.services.db.execute<Row>(sql`
    select t.id, t.kind as transfer, a.kind, a.owner_id::text as owner, e.amount_fen::text as amount
    from transfers t join entries e on e.transfer_id = t.id join accounts a on a.id = e.account_id
    where ${own} order by t.id, e.amount_fen, a.kind, a.owner_id`)
  const lines = new Map<string, string[]>()
  for (const row of rows)
    lines.set(row.id, [
      ...(lines.get(row.id) ?? [row.transfer]),
      `${nameOf(row.kind, row.owner)} ${signed(row.amount)}`,
    ])
  const left = await world.services.db.execute<Row>(
    sql`select a.kind, a.owner_id::text as owner, sum(e.amount_fen)::text as amount
      from transfers t join entries e on e.transfer_id = t.id join accounts a on a.id = e.account_id
      where ${own} group by a.kind, a.owner_id having sum(e.amount_fen) <> 0 order by sum(e.amount_fen), a.kind, a.owner_id`,
  )
  return [
    ...[...lines.values()].map(([transfer = '', ...moved]) => `${transfer.padEnd(12)} ${moved.join(' | ')}`),
    `left         ${left.rows.map((row) => `${nameOf(row.kind, row.owner)} ${signed(row.amount)}`).join(' | ')}`,
  ].join('\n')
}

/**
 * Returns errors of the ledger and of related tables; the expected result is empty. Besides the ledger's own audit:
 * escrow and deposits of buyers and boosters are exactly the running orders' money, reserves those of the open wants,
 * and marketing their discounts less what distributors paid for gifts, coupons are with the orders that use them,
 * reservations are exactly the unpaid orders, running rentals and agreed bargains, the providers' accounts mirror the
 * paid
 */
export async function faultsOf({ services: { db } }: { services: { db: Db } }): Promise<unknown[]> {
  // A named query, so that a connection plans it once: planning takes five times as long as running it.
  const { rows } = await (db as Db & { $client: Pool }).$client.query({ name: 'faults', text: FAULTS })
  return [...(await auditLedger(db)), ...rows]
}

const FAULTS = `
    select 'escrow' as fault, o.sn as what, coalesce(a.balance_fen, 0)::text as found from orders o left join accounts a on a.kind = 'escrow' and a.owner_id = o.id
      where coalesce(a.balance_fen, 0) <> case when o.status in (1, 2) or (o.status = 3 and o.sub_status = 'HOLD') then o.goods_fen + o.ensure_fen - coalesce((o.terms #>> '{boost,paid}')::bigint, (o.terms #>> '{recovery,paid}')::bigint, 0) else 0 end
    union all
    select 'deposit', o.sn, coalesce(a.balance_fen, 0)::text from orders o left join accounts a on a.kind = 'deposit' and a.owner_id = o.id
      where coalesce(a.balance_fen, 0) <> case when o.status in (1, 2) then o.deposit_fen else 0 end
    union all
    select 'bond', o.sn, coalesce(a.balance_fen, 0)::text from orders o left join accounts a on a.kind = 'bond' and a.owner_id = o.id
      where coalesce(a.balance_fen, 0) <> case when o.status in (1, 2) and o.terms #>> '{boost,takenAt}' is not null
        then (o.terms #>> '{boost,safety}')::bigint + (o.terms #>> '{boost,efficiency}')::bigint else 0 end
    union all
    select 'stake', b.user_id::text, coalesce(a.balance_fen, 0)::text from boosters b left join accounts a on a.kind = 'stake' and a.owner_id = b.user_id
      where (b.state = 'unpaid') <> (coalesce(a.balance_fen, 0) = 0)
    union all
    select 'reserve', w.id::text, coalesce(a.balance_fen, 0)::text from want_posts w left join accounts a on a.kind = 'reserve' and a.owner_id = w.id
      where coalesce(a.balance_fen, 0) <> case when w.status = 'open' then w.reserve_fen else 0 end
    union all
    select 'marketing', 'discounts less funded gifts', coalesce(sum(o.discount_fen), 0)::text from orders o
      where o.paid_at is not null and o.status in (1, 2, 3) and o.sub_status <> 'CLAIMED'
      having coalesce(sum(o.discount_fen), 0) - (select coalesce(sum(amount_fen), 0) from coupons where is_funded)
        <> -coalesce((select balance_fen from accounts where kind = 'marketing'), 0)
    union all
    select 'coupon of an order', o.sn, o.coupon_id::text from orders o
      where o.status in (0, 1, 2, 3) and o.coupon_id is not null and not exists (select 1 from coupons c where c.id = o.coupon_id and c.order_sn = o.sn)
    union all
    select 'coupon held by no order', c.id::text, c.order_sn from coupons c
      where c.order_sn is not null and not exists (select 1 from orders o where o.sn = c.order_sn and o.coupon_id = c.id and o.status in (0, 1, 2, 3))
    union all
    select 'reserved', g.sn, g.reserved::text from goods g
      where g.reserved <> (select coalesce(sum(o.goods_num), 0) from orders o where o.goods_sn = g.sn
        and (o.status = 0 or (o.mode = 'rental' and (o.status = 1 or o.sub_status in ('RENTING', 'MISMATCH')))))
        + (select count(*) from bargains b where b.goods_sn = g.sn and b.status = 'kept')
    union all
    select 'sold out', g.sn, g.status::text from goods g where (g.stock = 0) <> (g.status = 3)
    union all
    select 'clearing', a.owner_id::text, a.balance_fen::text from accounts a
      where a.kind = 'clearing' and -a.balance_fen <> (select coalesce(sum(p.amount_fen), 0) from payments p where p.channel = a.owner_id and p.status = 1)
          - (select coalesce(sum(r.amount_fen), 0) from refunds r where r.channel = a.owner_id and r.status = 1)
          - (select coalesce(sum(w.amount_fen - w.fee_fen), 0) from withdrawals w join payees p on p.id = w.payee_id where p.kind = a.owner_id and w.status = 'paid')
    union all
    select 'refund', r.sn, coalesce(a.balance_fen, 0)::text from refunds r left join accounts a on a.kind = 'refund' and a.owner_id = r.id
      where coalesce(a.balance_fen, 0) <> case when r.status = 0 then r.amount_fen else 0 end
    union all
    select 'refunded beyond its payment', p.inter_sn, sum(r.amount_fen)::text from payments p join refunds r on r.inter_sn = p.inter_sn and r.status <> 2
      group by p.inter_sn, p.amount_fen having sum(r.amount_fen) > p.amount_fen
    union all
    select 'the bank tells another refund', r.sn, s.amount_fen::text from refunds r join sandbox_refunds s on s.refund_no = r.sn
      where s.amount_fen <> r.amount_fen or (s.state = 'FAILED' and r.status = 1) or (s.state = 'SUCCESS' and r.status = 2)
    union all
    select 'withdrawal', w.sn, coalesce(a.balance_fen, 0)::text from withdrawals w left join accounts a on a.kind = 'withdrawal' and a.owner_id = w.id
      where coalesce(a.balance_fen, 0) <> case when w.status in ('review', 'waiting', 'sent') then w.amount_fen else 0 end
    union all
    select 'the bank tells another payout', s.payout_no, w.status from sandbox_payouts s left join withdrawals w on w.sn = s.payout_no
      where w.sent_at is null or s.amount_fen <> w.amount_fen - w.fee_fen or (s.state = 'FAILED' and w.status = 'paid') or (s.state = 'SUCCESS' and w.status not in ('sent', 'paid'))
    union all
    select 'paid, and the bank knows nothing', w.sn, w.status from withdrawals w
      where w.status = 'paid' and not exists (select 1 from sandbox_payouts s where s.payout_no = w.sn and s.state in ('SUCCESS', 'RETURNED'))
    union all
    select 'claim', c.sn, c.pay_fen::text from claims c
      where c.paid_at is not null and c.pay_fen is distinct from (select e.amount_fen from transfers t join entries e on e.transfer_id = t.id join accounts a on a.id = e.account_id
        where t.kind in ('claimPaid', 'claimSettled') and t.ref = c.sn and a.kind = 'user' and a.owner_id = c.buyer_id)
    union all
    select 'paid for no claim', t.ref, t.kind from transfers t where t.kind in ('claimPaid', 'claimSettled')
      and not exists (select 1 from claims c where c.sn = t.ref and c.paid_at is not null)
    union all
    select 'claimed order', o.sn, o.claim_id::text from orders o
      where o.claim_id is not null and not exists (select 1 from claims c where c.id = o.claim_id and c.stage not in ('draft', 'closed'))
    union all
    select 'debt', d.ref, d.left_fen::text from debts d
      where d.state in ('owed', 'done') and d.amount_fen - d.left_fen <> coalesce((select -sum(e.amount_fen) from transfers t join entries e on e.transfer_id = t.id join accounts a on a.id = e.account_id
        where (t.kind in ('claimRecovery', 'claimSettled') and t.ref = d.ref or t.kind = 'debtRepaid' and t.ref like d.ref || ':%') and a.kind in ('user', 'shopStake')
        and (a.owner_id = d.user_id or t.kind = 'debtRepaid' and (d.person = '' or a.owner_id = any(array(select p.id from users p where p.id_card_hash in (d.person, (select u.id_card_hash from users u where u.id = d.user_id))))))), 0)
    union all
    select 'credited', p.inter_sn, count(t.id)::text from payments p left join transfers t on t.ref = p.inter_sn group by p.inter_sn, p.status having count(t.id) <> case when p.status = 1 then 1 else 0 end`
