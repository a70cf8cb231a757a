import { randomInt } from 'node:crypto'
import { type Placeholder, sql } from 'drizzle-orm'
import type { OrderSn } from '@/lib/shared/ids'
import { fenToYuan } from '@/lib/shared/money/money'
import type { RestrictionKind } from '@/lib/shared/people/restrictions'
import { DAY_MS, formatDate, formatShortTime, MINUTE_MS } from '@/lib/shared/time'
import { MODE_FACTS } from '@/lib/shared/trade/trade-modes'
import type { Tx } from '../../../../db/client'
import { preparedSql } from '../../../../db/prepared'
import { orderEvents, orders } from '../../../../db/schema/orders/trading'
import { refuse } from '../../../../runtime/refusal'
import type { Rules } from '../../../core/tenancy/types'
import { heldLetGoAt } from '../../../market/bargains/queries-let-go'
import { refuseTied } from '../../../money/ties/assert-untied'
import { type Tie, tieOf } from '../../../money/ties/find-tie'
import { accountsOfPerson, isClosedSql } from '../../../people/identity/queries-person'
import { isRestrictedSql } from '../../../people/limits/queries'
import { MODES } from '../modes/table'
import { COUNTED_DAYS, isCancelledPaid, isLimited, LAST_MS, LIMITED, pauseEnd, TIMES } from './let-go'
import { type NewOrder, newOrder, type OrderParts } from './new-order'

export interface Placed {
  orderSn: OrderSn
  totalPrice: string
  /** Seconds until the order is cancelled automatically. */
  expiresIn: number
}

/**
 * Inserts an unpaid order and its first timeline entry. Ten random digits a day collide now and then; another number is
 * then drawn. The caller has locked the buyer's person: unpaid orders reserve goods, so their number per person is
 * limited, and so are those cancelled after paying; deals agreed elsewhere reserve nothing, and their invitations have limits of their own; sales to merchants are
 * paid at once. Refuses UNPAID_LIMIT, OWN_GOODS where buyer and seller are tied, and GOODS_GONE while a side is
 * frozen or restricted.
 */
export async function insertOrder(tx: Tx, rules: Rules, parts: OrderParts): Promise<Placed> {
  const values = newOrder(parts, rules)
  const { createdAt, expiresAt, goodsSn, totalFen } = values
  const { words } = MODES[values.mode]
  const says = words.placed ?? `${words.parties.buyer}已下单`
  const place = statementFor(values)
  const before = (ms: number) => new Date(createdAt.getTime() - ms).toISOString()
  for (;;) {
    const sn =
      `D${formatDate(createdAt).slice(2).replaceAll('-', '')}${String(randomInt(1e10)).padStart(10, '0')}` as OrderSn
    const rows = await place(tx, {
      ...values,
      sn,
      enteredAt: createdAt,
      says,
      at: createdAt.toISOString(),
      dayBefore: before(DAY_MS),
      weekBefore: before(LONGEST_DAYS * DAY_MS),
      cancelledFrom: before(COUNTED_DAYS * DAY_MS),
      letGoFrom: before(rules.letGoMinutes * MINUTE_MS),
      item: goodsSn ?? null,
    })
    const [standing] = rows
    if (!standing) throw new Error(`nothing is known of order ${sn}`)
    if (standing.is_shut) throw refuse('GOODS_GONE')
    refuseTied(standing.tie)
    if (isLimited(MODE_FACTS[values.mode])) assertFew(standing, rules, createdAt)
    if (standing.id === null) continue
    const expiresIn = Math.round((expiresAt.getTime() - createdAt.getTime()) / 1000)
    return { orderSn: sn, totalPrice: fenToYuan(totalFen), expiresIn }
  }
}

/** An order that its buyer can still cancel was placed in these days; the index of a person's orders needs a bound. */
const LONGEST_DAYS = 8

type Place = ReturnType<typeof placing>
const statements = new Map<string, Place>()

/** Sales and rentals fill different columns. */
function statementFor(values: NewOrder): Place {
  const columns = Object.keys(values)
    .filter((name) => values[name as keyof NewOrder] !== undefined)
    .sort()
  const shape = columns.join()
  const known = statements.get(shape) ?? placing(columns)
  statements.set(shape, known)
  return known
}

const placing = (columns: readonly string[]) =>
  preparedSql<BuyerState & { id: string | null }>(
    [...columns, 'sn', 'enteredAt', 'says', 'at', 'dayBefore', 'weekBefore', 'cancelledFrom', 'letGoFrom', 'item'],
    ({ says, at, dayBefore, weekBefore, cancelledFrom, letGoFrom, item, ...row }, db) => {
      const placed = db
        .insert(orders)
        .values(row as unknown as typeof orders.$inferInsert)
        .onConflictDoNothing({ target: orders.sn })
        .returning({ id: orders.id, subStatus: orders.subStatus })
      const accounts = accountsOfPerson(row.buyerId as Placeholder)
      const isShutTo = (id: unknown, kind: RestrictionKind) =>
        sql`(coalesce(${isClosedSql(id as Placeholder)}, false) or ${isRestrictedSql(accountsOfPerson(id as Placeholder), kind)})`
      // the buyer of a recycling order is the merchant, who does not act when it is placed
      const isShut = sql`(${isShutTo(row.buyerId, 'buy')} or ${'sellerId' in row ? isShutTo(row.sellerId, 'list') : sql`false`})`
      const tie = 'sellerId' in row ? tieOf(row.buyerId as Placeholder, row.sellerId as Placeholder) : sql`null`
      return sql`
        with placed as ${placed}, noted as (
          insert into ${orderEvents} (order_id, action, actor, order_status, sub_status, explain, created_at)
          select id, 'place', 'buyer', 0, sub_status, ${says}::text, ${at}::timestamptz from placed
        ), accounts as ${accounts}, ended as (
          select goods_sn, closed_at from ${orders}
          where buyer_id in (select * from accounts) and status = 7 and paid_at is null and mode in ${LIMITED}
            and closed_at > ${dayBefore}::timestamptz and closed_at <= ${at}::timestamptz
        ), cancelled as (
          select ${TIMES} as times, ${LAST_MS} as last_ms from ${orders}
          where buyer_id in (select * from accounts) and goods_sn = ${item} and closed_at between ${cancelledFrom}::timestamptz and ${at}::timestamptz and ${isCancelledPaid}
        )
        select (select id from placed), ${isShut} as is_shut, ${tie} as tie,
          (select count(*)::int from ${orders} where buyer_id in (select * from accounts) and status = 0 and mode in ${LIMITED}) as unpaid,
          (select count(*)::int from ended) as ended,
          (select count(*)::int from ${orders} where buyer_id in (select * from accounts) and created_at > ${weekBefore}::timestamptz and closed_at between ${dayBefore}::timestamptz and ${at}::timestamptz and ${isCancelledPaid}) as cancelled,
          (select times from cancelled) as times, (select last_ms from cancelled) as last_ms,
          (select max(closed_at) from ended where goods_sn = ${item} and closed_at > ${letGoFrom}::timestamptz) as let_go_at,
          ${heldLetGoAt(sql`(select * from accounts)`, { item, from: letGoFrom, at })} as held_let_go_at`
    },
  )

/** A person's other orders. */
interface BuyerState extends Record<string, unknown> {
  /** Whether a side is frozen, or restricted from this. */
  is_shut: boolean | null
  /** Tie between both sides. */
  tie: Tie | null
  unpaid: number
  /** Number of unpaid orders closed in 24 hours. */
  ended: number
  /** The same of orders of items that the buyer cancelled after paying. */
  cancelled: number
  /** Number of these orders of this item, and when the last one was closed. */
  times: number
  last_ms: number
  /** When this item was left unpaid, if recently. */
  let_go_at: string | null
  /** When a unit held at an agreed price was given up. */
  held_let_go_at: string | null
}

function assertFew(standing: BuyerState, rules: Rules, at: Date): void {
  const { unpaid, ended, cancelled, times, last_ms: lastMs, let_go_at, held_let_go_at } = standing
  const { mostUnpaid, unpaidEndsADay, letGoMinutes } = rules
  if (unpaid >= mostUnpaid) throw refuse('UNPAID_LIMIT', `你有${unpaid}笔订单未付款，请先付款或取消后再下单`)
  if (ended + cancelled >= unpaidEndsADay)
    throw refuse('UNPAID_LIMIT', '你24小时内取消或超时未付款的订单过多，请稍后再试')
  const until = pauseEnd({ times, lastMs }, rules, at)
  if (until && times > 1)
    throw refuse('UNPAID_LIMIT', `你已${times}次付款后取消这件商品的订单，${formatShortTime(until)} 后才能再次下单`)
  if (until || let_go_at) throw refuse('UNPAID_LIMIT', `你刚取消过这件商品的订单，${letGoMinutes}分钟内不能再次下单`)
  if (held_let_go_at) throw refuse('UNPAID_LIMIT', `你谈好这件商品的价格后没有下单，${letGoMinutes}分钟内不能再次下单`)
}
