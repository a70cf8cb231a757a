'use client'

import { Form, Select } from 'antd'
import { useState } from 'react'
import { AmountField, checkedAmount } from '@/components/office/parts/amount-field'
import { CodeDialog } from '@/components/office/parts/code-dialog'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { feeOf } from '@/lib/shared/goods/quote'
import { amountError } from '@/lib/shared/money/amount-error'
import { fenToYuan, yuanText, yuanToFen } from '@/lib/shared/money/money'
import { isUsablePayee } from '@/lib/shared/money/payout'

export type ShareTerms = OutputOf<ApiContract['GET /console/shareTerms']>

interface Props {
  terms: ShareTerms
  onDone: () => void
  onClose: () => void
}

/** Amount of a share payout, and the payout account. */
export function SharePayoutDialog({ terms, onDone, onClose }: Props) {
  const intent = useIntent()
  const { balance, rules } = terms
  const open = terms.payees.filter(isUsablePayee)
  const [amount, setAmount] = useState('')
  const [payeeId, setPayeeId] = useState(open[0]?.payeeId)
  const limits = { least: rules.least, most: rules.most }
  const typed = amount && !amountError(amount, limits) ? yuanToFen(amount) : null
  const fee = typed && feeOf(typed, { feeBp: rules.feeBp, leastFee: yuanToFen(rules.leastFee) })
  const send = async (code: string) => {
    const form = { payeeId: String(payeeId), amount: checkedAmount(amount, '请输入金额', limits), code }
    await call('POST /console/askSharePayout', form, { idempotencyKey: intent.keyOf(JSON.stringify(form)) })
    onDone()
  }
  return (
    <CodeDialog
      title="申请分成提现"
      text={`分成余额 ${yuanText(balance)}。金额立即扣出，平台财务复核后打款。`}
      confirm="申请提现"
      done="已申请，等待平台财务复核"
      onSend={send}
      onClose={onClose}
    >
      <AmountField
        id="amount"
        label="金额（元）"
        required
        extra={typed && fee !== null ? `手续费 ${fenToYuan(fee)}，实到 ${fenToYuan(typed - fee)} 元` : undefined}
        {...limits}
        value={amount}
        onChange={setAmount}
      />
      <Form.Item label="收款账户" required htmlFor="payee">
        <Select
          id="payee"
          value={payeeId}
          options={open.map((one) => ({ value: one.payeeId, label: one.name }))}
          onChange={setPayeeId}
        />
      </Form.Item>
    </CodeDialog>
  )
}
