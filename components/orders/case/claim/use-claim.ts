'use client'

import { type OfOrder, useCase } from '@/components/orders/case/use-case'
import { call } from '@/lib/client/api'
import type { ClaimCover, ClaimDetail } from '@/lib/contract/entities/claim'

export interface OneClaim extends OfOrder {
  claim: ClaimDetail | null
  /** What the buyer's cover pays for; null: no cover, or the user is the seller. */
  cover: ClaimCover | null
  mayFile: boolean
}
export type ShownClaim = OneClaim & { claim: ClaimDetail }

/** The latest claim of an order. */
export const useClaim = (orderSn: string) => useCase(orderSn, () => call('GET /claim/ofOrder', { orderSn }))
