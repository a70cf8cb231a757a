import { eq, sql } from 'drizzle-orm'
import { type Fen, fen } from '@/lib/shared/money'
import type { Tx } from '../../../db/client'
import { coinMerchants } from '../../../db/schema/coin'
import { fillEscrow } from '../../wallet/fill-escrow'
import { stakeOf } from '../rules'

/** From the merchant's balance into the deposit, each movement numbered by the row, which the caller has locked. Refuses BALANCE_SHORT. */
export async function payStake(
  tx: Tx,
  { userId, amount, at }: { userId: number; amount: Fen; at: Date },
): Promise<void> {
  const [merchant] = await tx
    .update(coinMerchants)
    .set({ moves: sql`${coinMerchants.moves} + 1`, isShort: false })
    .where(eq(coinMerchants.userId, userId))
    .returning({ moves: coinMerchants.moves })
  const payer = { kind: 'user', ownerId: userId } as const
  await fillEscrow(tx, {
    kind: 'stakeHold',
    ref: `coin:${userId}:${merchant?.moves}`,
    memo: '币商保证金',
    at,
    payer,
    lines: [
      { account: payer, amount: fen(-amount) },
      { account: stakeOf(userId), amount },
    ],
  })
}
