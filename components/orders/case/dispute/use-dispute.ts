'use client'

import { type OfOrder, useCase } from '@/components/orders/case/use-case'
import { call } from '@/lib/client/api'
import type { DisputeBounds, DisputeDetail } from '@/lib/contract/entities/dispute'

export interface OneDispute extends OfOrder {
  dispute: DisputeDetail | null
  bounds: DisputeBounds
  mayOpen: boolean
}

/** The latest dispute of an order. */
export const useDispute = (orderSn: string) => useCase(orderSn, () => call('GET /dispute/ofOrder', { orderSn }))
