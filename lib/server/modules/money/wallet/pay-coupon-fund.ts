import { type Fen, fen } from '@/lib/shared/money/money'
import type { Tx } from '../../../db/client'
import { postTransfer } from './internal/post-transfer'
import { MARKETING } from './rules'

interface CouponFund {
  couponId: number
  distId: number
  amount: Fen
  at: Date
}

/**
 * Charges a distributor for a coupon when it is given, so that its use never depends on the remaining balance. Refuses
 * BALANCE_SHORT.
 */
export async function payCouponFund(tx: Tx, { couponId, distId, amount, at }: CouponFund): Promise<void> {
  const lines = [
    { account: { kind: 'dist', ownerId: distId } as const, amount: fen(-amount) },
    { account: MARKETING, amount },
  ]
  const memo = `赠送优惠券 ${couponId}`
  if (!(await postTransfer(tx, { kind: 'couponFund', ref: `coupon:${couponId}`, memo, at, lines })))
    throw new Error(`coupon ${couponId} was funded before`)
}

/** Refunds the distributor for a coupon that expired unused. */
export async function returnCouponFund(tx: Tx, { couponId, distId, amount, at }: CouponFund): Promise<void> {
  const lines = [
    { account: MARKETING, amount: fen(-amount) },
    { account: { kind: 'dist', ownerId: distId } as const, amount },
  ]
  const memo = `优惠券 ${couponId} 过期未用`
  if (!(await postTransfer(tx, { kind: 'couponReturn', ref: `coupon:${couponId}`, memo, at, lines })))
    throw new Error(`the fund of coupon ${couponId} was returned before`)
}
