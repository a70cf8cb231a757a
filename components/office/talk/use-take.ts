'use client'

import { call } from '@/lib/client/api'
import type { DeskOrder } from '@/lib/contract/entities/desk'
import { useTaking } from './use-taking'

/** Makes the caller the lead of an order. */
export function useTake(
  desk: Pick<DeskOrder, 'order' | 'lead'> | undefined,
  on: { onChanged: () => unknown; onTaken?: () => void },
) {
  const orderSn = desk?.order.orderSn ?? ''
  const colleague = desk?.lead?.isWorking ? desk.lead.name : undefined
  return useTaking({ colleague, send: (reason) => call('POST /desk/takeOrder', { orderSn, reason }), ...on })
}
