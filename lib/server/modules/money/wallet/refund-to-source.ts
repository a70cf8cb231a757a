import { and, eq, ne, sum } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { type Fen, fen, lesserOf, ZERO } from '@/lib/shared/money/money'
import { formatDate } from '@/lib/shared/time'
import type { Tx } from '../../../db/client'
import { payments, REFUND_STATUS, refunds, transfers } from '../../../db/schema/money/wallet'
import { singleRow } from '../../../db/single-row'
import { randomToken } from '../../../runtime/vault'
import { postTransfer } from './internal/post-transfer'
import { CHANNEL_NAMES } from './rules'
import type { Payment } from './types'

interface SendBack {
  /** What the money was paid for. */
  refSn: string
  /** Distinguishes refunds of the same payment; each is sent once. */
  part: string
  userId: UserId
  /** Already credited to the payer's balance. */
  amount: Fen
  at: Date
}

/**
 * Sends money that was just returned to a payer's balance on to the payment source, up to that payment's amount; the
 * rest stays in the balance. The reconciler calls the provider after the commit. Returns the amount sent to the source.
 * The caller holds a lock shared by all refunds of one `refSn`.
 */
export async function refundToSource(tx: Tx, { refSn, part, userId, amount, at }: SendBack): Promise<Fen> {
  const source = await findSource(tx, refSn, userId)
  if (!source) return ZERO
  const back = lesserOf(amount, source.amountFen - (await refundedAmount(tx, source)))
  if (back <= 0n) return ZERO
  const { interSn, provider, channel } = source
  const sn = `R${formatDate(at).replaceAll('-', '')}${randomToken(15).replace(/[-_]/g, '0')}`
  const row = singleRow(
    await tx
      .insert(refunds)
      .values({ sn, interSn, userId, provider, channel, refSn, part, amountFen: back, createdAt: at, checkAt: at })
      .returning({ id: refunds.id }),
  )
  await postTransfer(tx, {
    kind: 'refundOut',
    ref: sn,
    memo: `订单${refSn}退款，退回${CHANNEL_NAMES[channel]}`,
    at,
    lines: [
      { account: { kind: 'user', ownerId: userId }, amount: fen(-back) },
      { account: { kind: 'refund', ownerId: row.id }, amount: back },
    ],
  })
  return back
}

/** Returns the payment of this reference; excludes late payments, which were credited to the balance. */
async function findSource(tx: Tx, refSn: string, userId: UserId): Promise<Payment | undefined> {
  const [found] = await tx
    .select({ payment: payments })
    .from(payments)
    .innerJoin(transfers, and(eq(transfers.kind, 'payment'), eq(transfers.ref, payments.interSn)))
    .where(and(eq(payments.refSn, refSn), eq(payments.userId, userId), eq(payments.purpose, 'order')))
  return found?.payment
}

async function refundedAmount(tx: Tx, { interSn }: Payment): Promise<bigint> {
  const [row] = await tx
    .select({ fen: sum(refunds.amountFen) })
    .from(refunds)
    .where(and(eq(refunds.interSn, interSn), ne(refunds.status, REFUND_STATUS.returned)))
  return BigInt(row?.fen ?? '0')
}
