'use client'

import { Form, Input, Segmented, Select } from 'antd'
import { useState } from 'react'
import { CodeDialog } from '@/components/office/parts/code-dialog'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { BANKS, PAYEE_KINDS, type PayeeKind, payeeError } from '@/lib/shared/money/payout'
import { normalAccount } from '@/lib/shared/normalize/account'

const LABELS: Record<PayeeKind, string> = { 1: '支付宝账号', 2: '微信号', 3: '银行账号' }

interface Props {
  /** Kinds that can be paid; others cannot be bound. */
  kinds: readonly PayeeKind[]
  onDone: () => void
  onClose: () => void
}

/** Binds a payout account for the share: its number and holder name. */
export function SharePayeeDialog({ kinds, onDone, onClose }: Props) {
  const intent = useIntent()
  const [kind, setKind] = useState<PayeeKind>(kinds.at(-1) ?? 3)
  const [bankName, setBankName] = useState<(typeof BANKS)[number] | ''>('')
  const [account, setAccount] = useState('')
  const [holder, setHolder] = useState('')
  const send = async (code: string) => {
    const error = !holder.trim() ? '请填写账户的户名' : payeeError(kind, normalAccount(account))
    if (error) throw new Error(error)
    if (kind === 3 && !bankName) throw new Error('请选择开户银行')
    const payee = { kind: `${kind}` as const, account, bankName: kind === 3 ? bankName : ('' as const), holder, code }
    await call('POST /console/addSharePayee', payee, { idempotencyKey: intent.keyOf(JSON.stringify(payee)) })
    onDone()
  }
  return (
    <CodeDialog
      title="绑定分成收款账户"
      text="绑定后会通知所有负责人。"
      confirm="绑定账户"
      done="已绑定"
      onSend={send}
      onClose={onClose}
    >
      <Form.Item label="收款方式">
        <Segmented
          options={kinds.map((value) => ({ value, label: PAYEE_KINDS[value] }))}
          value={kind}
          onChange={setKind}
        />
      </Form.Item>
      {kind === 3 ? (
        <Form.Item label="开户银行" required htmlFor="bank">
          <Select
            id="bank"
            value={bankName || undefined}
            placeholder="选择银行"
            options={BANKS.map((value) => ({ value, label: value }))}
            onChange={setBankName}
          />
        </Form.Item>
      ) : null}
      <Form.Item label={LABELS[kind]} required htmlFor="account">
        <Input
          id="account"
          autoComplete="off"
          value={account}
          onChange={(event) => setAccount(event.target.value)}
          onBlur={() => setAccount(normalAccount(account))}
        />
      </Form.Item>
      <Form.Item label="户名" required htmlFor="holder" extra="与账户一致，例如公司全称">
        <Input
          id="holder"
          autoComplete="off"
          maxLength={40}
          value={holder}
          onChange={(event) => setHolder(event.target.value)}
        />
      </Form.Item>
    </CodeDialog>
  )
}
