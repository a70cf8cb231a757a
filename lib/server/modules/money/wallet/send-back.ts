import { and, eq, ne, sum } from 'drizzle-orm'
import { type Fen, fen, lesserOf, ZERO } from '@/lib/shared/money/money'
import { formatDate } from '@/lib/shared/time'
import type { Tx } from '../../../db/client'
import { payments, REFUND_STATUS, refunds, transfers } from '../../../db/schema/wallet'
import { randomToken } from '../../../runtime/vault'
import { postTransfer } from './internal/post-transfer'
import { CHANNEL_NAMES } from './rules'
import type { Payment } from './types'

interface SendBack {
  /** What was paid for. */
  refSn: string
  /** Tells refunds of it apart; one goes out once. */
  part: string
  userId: number
  /** In the payer's balance by now. */
  amount: Fen
  at: Date
}

/**
 * Money that a payer just got back goes on to the source it was paid from, as far as that payment reaches; the rest stays
 * in the balance. The provider is asked by the reconciler, after the commit. Returns what goes to the source. The caller
 * holds a lock that refunds of one `refSn` share.
 */
export async function sendBack(tx: Tx, { refSn, part, userId, amount, at }: SendBack): Promise<Fen> {
  const source = await findSource(tx, refSn, userId)
  if (!source) return ZERO
  const back = lesserOf(amount, source.amountFen - (await givenBack(tx, source)))
  if (back <= 0n) return ZERO
  const { interSn, provider, channel } = source
  const sn = `R${formatDate(at).replaceAll('-', '')}${randomToken(15).replace(/[-_]/g, '0')}`
  const [row] = await tx
    .insert(refunds)
    .values({ sn, interSn, userId, provider, channel, refSn, part, amountFen: back, createdAt: at, checkAt: at })
    .returning({ id: refunds.id })
  if (!row) throw new Error('a refund was not kept')
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

/** The payment that paid it; one that came late became balance and is none. */
async function findSource(tx: Tx, refSn: string, userId: number): Promise<Payment | undefined> {
  const [found] = await tx
    .select({ payment: payments })
    .from(payments)
    .innerJoin(transfers, and(eq(transfers.kind, 'payment'), eq(transfers.ref, payments.interSn)))
    .where(and(eq(payments.refSn, refSn), eq(payments.userId, userId), eq(payments.purpose, 'order')))
  return found?.payment
}

async function givenBack(tx: Tx, { interSn }: Payment): Promise<bigint> {
  const [row] = await tx
    .select({ fen: sum(refunds.amountFen) })
    .from(refunds)
    .where(and(eq(refunds.interSn, interSn), ne(refunds.status, REFUND_STATUS.returned)))
  return BigInt(row?.fen ?? '0')
}
