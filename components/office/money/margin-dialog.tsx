'use client'

import { Form, Input } from 'antd'
import { useState } from 'react'
import { SendDialog } from '@/components/office/parts/send-dialog'
import { call } from '@/lib/client/api'

interface Props {
  /** Per cent, both. */
  value: string
  most: string
  onSaved: () => void
  onClose: () => void
}

const errorOf = (text: string, most: string): string => {
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(text.trim())) return '请填写百分比，最多两位小数'
  return Number(text) > Number(most) ? `最高 ${most}%` : ''
}

/** Changes the margin of the own site, with a reason. */
export function MarginDialog({ value, most, onSaved, onClose }: Props) {
  const [typed, setTyped] = useState(value)
  const [reason, setReason] = useState('')
  const error = errorOf(typed, most)
  const handleSend = async () => {
    await call('POST /console/changeMargin', { value: typed.trim(), reason: reason.trim() })
    onSaved()
    return '站点加价已修改'
  }
  return (
    <SendDialog
      title="修改站点加价"
      confirm="保存加价"
      disabled={error !== '' || typed.trim() === value}
      missing={[!reason.trim() && '原因']}
      note="立即生效，卖家发布时看到的费率同时改变"
      onSend={handleSend}
      onClose={onClose}
    >
      <Form.Item
        label="站点加价（%）"
        htmlFor="margin"
        required
        validateStatus={error ? 'error' : undefined}
        help={error || undefined}
        extra={error ? undefined : `填 0 即不加价，最高 ${most}%`}
      >
        <Input id="margin" inputMode="decimal" value={typed} onChange={({ target }) => setTyped(target.value)} />
      </Form.Item>
      <Form.Item label="原因，记入操作日志" htmlFor="reason" required>
        <Input.TextArea
          id="reason"
          rows={2}
          maxLength={200}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Form.Item>
    </SendDialog>
  )
}
