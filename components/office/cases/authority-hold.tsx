'use client'

import { Button, Form, Input, InputNumber } from 'antd'
import { useState } from 'react'
import { ReasonDialog } from '@/components/office/parts/reason-dialog'
import styles from '@/components/office/parts/screen-page.module.css'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { HOLD_DAYS } from '@/lib/shared/trade/service-cases'

interface Props {
  caseSn: string
  onChanged: () => void
}

/** Holds part of a balance for an authority until a date. */
export function AuthorityHold({ caseSn, onChanged }: Props) {
  const intent = useIntent()
  const [isOpen, setIsOpen] = useState(false)
  const [fields, setFields] = useState({ userId: '', amount: '' })
  const [days, setDays] = useState(30)
  const send = async (reason: string) => {
    const input = { caseSn, ...fields, days: String(days), reason }
    const options = { idempotencyKey: intent.keyOf(JSON.stringify(input)) }
    const { waits } = await call('POST /desk/holdForCase', input, options)
    onChanged()
    return waits ? '已提交双人复核，通过后冻结' : '已冻结'
  }
  return (
    <section className={styles.section}>
      <h3>协助冻结</h3>
      <p className="muted">到期自动解除，提前解除须双人复核。</p>
      <Button danger onClick={() => setIsOpen(true)}>
        冻结余额
      </Button>
      {isOpen ? (
        <ReasonDialog
          title="司法冻结"
          text="只按文书写明的账号、金额和期限冻结，其余余额照常使用。须第二人同意后生效。"
          confirm="提交冻结"
          danger
          label="依据的文书"
          onSend={send}
          onClose={() => setIsOpen(false)}
        >
          <Form.Item label="用户 ID" htmlFor="holdUser" required>
            <Input
              id="holdUser"
              maxLength={12}
              value={fields.userId}
              onChange={({ target }) => setFields({ ...fields, userId: target.value.trim() })}
            />
          </Form.Item>
          <Form.Item label="冻结金额（元）" htmlFor="holdAmount" required>
            <Input
              id="holdAmount"
              maxLength={13}
              value={fields.amount}
              onChange={({ target }) => setFields({ ...fields, amount: target.value.trim() })}
            />
          </Form.Item>
          <Form.Item label="期限（天）" htmlFor="holdDays" required>
            <InputNumber
              id="holdDays"
              min={1}
              max={HOLD_DAYS}
              precision={0}
              value={days}
              onChange={(value) => setDays(value ?? 30)}
            />
          </Form.Item>
        </ReasonDialog>
      ) : null}
    </section>
  )
}
