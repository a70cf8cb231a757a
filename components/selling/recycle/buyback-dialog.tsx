'use client'

import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { useTradeTerms } from '@/lib/client/hooks/use-trade-terms'
import { toast } from '@/lib/client/toast-store'
import type { OwnRecycling } from '@/lib/contract/entities/recycling'
import type { TradeTerms } from '@/lib/contract/entities/trade-terms'
import { yuanText } from '@/lib/shared/money/money'
import { minutesText, spanText } from '@/lib/shared/text/span-text'
import { orderPath, payPath } from '@/lib/shared/trade/order-path'

export interface PendingRequest {
  kind: 'accept' | 'withdraw' | 'redeem'
  request: OwnRecycling
}
interface Props {
  pending: PendingRequest
  onClose: () => void
  onChanged: () => void
}

/** Confirmation before a quote is accepted, a request is closed, or an account is bought back. */
export function BuybackDialog({ pending, onClose, onChanged }: Props) {
  const intent = useIntent()
  const terms = useTradeTerms(pending.kind === 'redeem' ? 'account' : 'recovery', pending.request.gameId)
  const { title, text, send } = QUESTIONS[pending.kind](pending.request, terms)
  const handleConfirm = async () => {
    try {
      await send(intent.keyOf(`${pending.kind} ${pending.request.requestId}`))
    } catch (error) {
      toast({ kind: 'danger', text: (error as Error).message })
    }
    onChanged()
  }
  return (
    <ConfirmDialog open title={title} onConfirm={handleConfirm} onClose={onClose}>
      {text}
    </ConfirmDialog>
  )
}

interface Question {
  title: string
  text: string
  send: (idempotencyKey: string) => Promise<void>
}

const QUESTIONS: Record<PendingRequest['kind'], (request: OwnRecycling, terms: TradeTerms | null) => Question> = {
  accept: ({ quote }, terms) => ({
    title: `接受 ${yuanText(quote?.price ?? '0.00')} 的报价？`,
    text: `平台会马上托管全部货款，请${terms ? `在 ${spanText(terms.startHours)}内` : '尽快'}到订单里提交账号；验号通过前可以随时免费取消。`,
    send: async (idempotencyKey) => {
      const input = { quoteId: String(quote?.quoteId), price: quote?.price ?? '' }
      const { orderSn } = await call('POST /recycling/accept', input, { idempotencyKey })
      location.assign(orderPath(orderSn))
    },
  }),
  withdraw: ({ requestId, state }) => ({
    title: state === 'quoted' ? '不接受这个报价？' : '撤回这个申请？',
    text: '申请随之结束，不产生任何费用；以后可以重新申请。',
    send: async (idempotencyKey) => {
      await call('POST /recycling/withdraw', { requestId: String(requestId) }, { idempotencyKey })
      toast({ text: '申请已结束' })
    },
  }),
  redeem: ({ requestId, redemption }, terms) => ({
    title: `按 ${yuanText(redemption?.price ?? '0.00')} 赎回？`,
    text: `下单后${terms ? ` ${minutesText(terms.unpaidMinutes)}内` : ''}付款，由客服陪同把账号换绑回给你。账号被其他买家下单后就不能赎回。`,
    send: async (idempotencyKey) => {
      const input = { requestId: String(requestId), price: redemption?.price ?? '' }
      const { orderSn } = await call('POST /recycling/redeem', input, { idempotencyKey })
      location.assign(payPath(orderSn, orderSn))
    },
  }),
}
