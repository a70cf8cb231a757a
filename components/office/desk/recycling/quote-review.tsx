'use client'

import { App, Button } from 'antd'
import { useState } from 'react'
import { ReasonDialog } from '@/components/office/parts/reason-dialog'
import { restoreScroll } from '@/components/ui/kit/restore-scroll'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { yuanText } from '@/lib/shared/money/money'
import { RECYCLING } from '@/lib/shared/trade/recycling'
import type { Quote } from './recycling-request'

interface Props {
  /** Names the request. */
  title: string
  quote: Quote
  onChanged: () => void
}

/** A quote that waits for a second member, who approves or declines it; its author waits, or withdraws it. */
export function QuoteReview({ title, quote: { quoteId, price, first, rest, isOwn, byName }, onChanged }: Props) {
  const { modal, message } = App.useApp()
  const intent = useIntent()
  const [isDeclining, setIsDeclining] = useState(false)
  const approve = async () => {
    const giveBack = restoreScroll()
    await call('POST /desk/approveQuote', { quoteId: String(quoteId) }).then(
      () => void message.success('报价已通过，已发给卖家'),
      (error: Error) => void message.error(error.message),
    )
    onChanged()
    giveBack()
  }
  const handleApprove = () =>
    modal.confirm({
      title: `通过报价 ${yuanText(price)}？`,
      content: `${title}，报价人：${byName}。通过后发给卖家，${RECYCLING.quoteHours} 小时内有效，不能撤回。成交后，换绑完成付首款 ${yuanText(first)}，再付尾款 ${yuanText(rest)}。`,
      okText: '通过报价',
      cancelText: '返回',
      onOk: approve,
    })
  const verb = isOwn ? '撤回报价' : '驳回报价'
  return (
    <>
      {isOwn ? <span className="muted">等待另一位员工复核</span> : null}
      <Button danger={!isOwn} onClick={() => setIsDeclining(true)}>
        {isOwn ? '撤回报价' : '驳回'}
      </Button>
      {isOwn ? null : (
        <Button type="primary" onClick={handleApprove}>
          通过
        </Button>
      )}
      {isDeclining ? (
        <ReasonDialog
          title={`${verb} ${yuanText(price)}？`}
          text={isOwn ? '撤回后可以重新报价。' : `${title}。驳回后通知报价人 ${byName}，可以重新报价。`}
          confirm={verb}
          danger
          onSend={async (reason) => {
            const input = { quoteId: String(quoteId), reason }
            await call('POST /desk/rejectQuote', input, { idempotencyKey: intent.keyOf(JSON.stringify(input)) })
            onChanged()
          }}
          onClose={() => setIsDeclining(false)}
        />
      ) : null}
    </>
  )
}
