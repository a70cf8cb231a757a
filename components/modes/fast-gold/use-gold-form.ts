'use client'

import { useEffect, useRef } from 'react'
import { useForm } from '@/components/ui/forms/use-form'
import { ApiError, call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import type { GameFilter } from '@/lib/contract/entities/goods'
import type { CoinQuote } from '@/lib/contract/entities/quick-coin'
import type { CoinUnit } from '@/lib/shared/goods/coin-unit'
import { payPath } from '@/lib/shared/trade/order-path'
import { dropGoldDraft, type GoldDraft, goldErrors, readGoldDraft, saveGoldDraft } from './gold-draft'

interface Options {
  start: Pick<GoldDraft, 'gid' | 'areaId' | 'serverId'>
  /** The amount in the address, as typed; it takes precedence over a previous input. */
  amount?: string
  /** Preferred offer; without one the best offer gets the order. */
  offerSn?: string
  /** Whether a game can be selected now; absent: the offer determines it. */
  isOffered?: (gid: string) => boolean
  /** Data of the selected game, and the quote that is shown and therefore sent; null: nothing can be ordered. */
  now: () => { areas: GameFilter['areas']; unit: CoinUnit; quote: CoinQuote | null }
}

/** A currency order at the displayed price; rejected if the price has risen since. */
export function useGoldForm({ start, amount, offerSn = '', isOffered, now }: Options) {
  const intent = useIntent()
  const isPlaced = useRef(false)
  const empty: GoldDraft = { ...start, by: 'yuan', typed: '', roleName: '', contact: '' }
  const form = useForm<GoldDraft>({
    start: () => {
      const draft = readGoldDraft(offerSn, empty, isOffered)
      return amount ? { ...draft, by: 'amount', typed: amount } : draft
    },
    validate: (draft) => goldErrors(draft, now()),
    send: async ({ gid, areaId, serverId, roleName, contact }) => {
      const { quote } = now()
      if (!quote) throw new ApiError('INVALID_INPUT', '还没有可以下单的报价，请稍候或调整数量', null)
      const input = {
        ...(offerSn && { offerSn }),
        gid,
        ...(areaId && { areaId }),
        ...(serverId && { serverId }),
        amount: String(quote.amount),
        ratio: quote.ratio,
        roleName: roleName.trim(),
        contact: contact.trim() || undefined,
        agree: '1' as const,
      }
      const idempotencyKey = intent.keyOf(JSON.stringify(input))
      const { orderSn } = await call('POST /quickCoin/placeQuickCoinOrder', input, { idempotencyKey })
      isPlaced.current = true
      dropGoldDraft(offerSn)
      location.assign(payPath(orderSn, orderSn))
    },
    leaves: true,
  })
  const { fields } = form
  useEffect(() => {
    if (!isPlaced.current && (fields.typed || fields.roleName || fields.contact)) saveGoldDraft(offerSn, fields)
  }, [offerSn, fields])
  return form
}
export type GoldForm = ReturnType<typeof useGoldForm>
