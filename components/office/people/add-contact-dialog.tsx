'use client'

import { Form, Input, Radio } from 'antd'
import { useState } from 'react'
import { ReasonDialog } from '@/components/office/parts/reason-dialog'
import { call } from '@/lib/client/api'
import { normalAccount } from '@/lib/shared/normalize/account'

const KINDS = [
  { value: '1', label: 'QQ' },
  { value: '2', label: '微信' },
]

/** Adds a contact that visitors can trust: it is checked against the blacklist. */
export function AddContactDialog({ onClose, onAdded }: { onClose: () => void; onAdded: () => void }) {
  const [kind, setKind] = useState<'1' | '2'>('1')
  const [value, setValue] = useState('')
  const [name, setName] = useState('')
  const handleSend = async (reason: string) => {
    await call('POST /console/addContact', { kind, value, name: name.trim(), reason })
    onAdded()
  }
  return (
    <ReasonDialog
      title="登记真实客服"
      text="登记后，用户核验这个号码会得到“真实客服”。请先确认号码由本站员工使用。"
      confirm="登记"
      done="已登记"
      onSend={handleSend}
      onClose={onClose}
    >
      <Form.Item label="类型">
        <Radio.Group options={KINDS} value={kind} onChange={(event) => setKind(event.target.value)} />
      </Form.Item>
      <Form.Item label="号码" required htmlFor="contact-value">
        <Input
          id="contact-value"
          value={value}
          onChange={(event) => setValue(event.target.value)}
          onBlur={() => setValue(normalAccount(value))}
        />
      </Form.Item>
      <Form.Item label="名称，用户看得到" required htmlFor="contact-name">
        <Input id="contact-name" value={name} maxLength={20} onChange={(event) => setName(event.target.value)} />
      </Form.Item>
    </ReasonDialog>
  )
}
