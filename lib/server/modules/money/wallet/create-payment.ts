import { randomInt } from 'node:crypto'
import type { Fen } from '@/lib/shared/money/money'
import { formatDate } from '@/lib/shared/time'
import type { Tx } from '../../../db/client'
import { payments } from '../../../db/schema/money/wallet'
import { singleRow } from '../../../db/single-row'
import type { Channel, Payer } from '../../../providers/payment/port'
import type { UserCtx } from '../../../runtime/context'
import { randomToken } from '../../../runtime/vault'
import type { Payment } from './types'

/** Delay of the first query at the provider when no notification has arrived. */
const FIRST_CHECK_MS = 15_000

interface NewPayment {
  purpose: 'order' | 'recharge'
  refSn: string
  amount: Fen
  channel: Channel
  /** Name of the provider that takes it. */
  provider: string
  payer: Payer
  expiresAt: Date
}

/** Digits only, so that it can be read out on the phone; 14 of them are random. */
const numberOf = (now: Date): string => {
  const random = String(randomInt(1e14)).padStart(14, '0')
  return `P${formatDate(now).replaceAll('-', '')}${random}`
}

/** Creates the row, committed before the provider is called, so a charge without a row cannot exist. */
export async function createPayment(ctx: UserCtx, tx: Tx, input: NewPayment): Promise<Payment> {
  const now = ctx.now()
  const row = singleRow(
    await tx
      .insert(payments)
      .values({
        interSn: numberOf(now),
        payRand: randomToken(24),
        userId: ctx.user.userId,
        distId: ctx.dist.distId,
        provider: input.provider,
        payer: input.payer,
        purpose: input.purpose,
        refSn: input.refSn,
        amountFen: input.amount,
        channel: input.channel,
        createdAt: now,
        expiresAt: input.expiresAt,
        payableUntil: input.expiresAt,
        checkAt: new Date(now.getTime() + FIRST_CHECK_MS),
      })
      .returning(),
  )
  return row
}
