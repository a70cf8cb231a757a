'use client'

import { Form, Input } from 'antd'
import { useState } from 'react'
import type { Contact } from '@/components/office/parts/content-rows'
import { ReasonDialog } from '@/components/office/parts/reason-dialog'
import { call } from '@/lib/client/api'

interface Props {
  contact: Contact
  is: 'rename' | 'switch'
  onClose: () => void
  onChanged: () => void
}

/** Renames, withdraws or restores a contact; each requires a reason. */
export function ContactDialog({ contact, is, onClose, onChanged }: Props) {
  const [name, setName] = useState(contact.name)
  const { active } = contact
  const contactId = `${contact.contactId}`
  const handle = (work: (reason: string) => Promise<unknown>) => async (reason: string) => {
    await work(reason)
    onChanged()
  }
  if (is === 'switch')
    return (
      <ReasonDialog
        title={`${active ? '停用' : '恢复'}${contact.name}`}
        text={
          active
            ? `用户核验 ${contact.value} 时会得到“不是真实客服”。`
            : `用户核验 ${contact.value} 时重新得到“真实客服”。`
        }
        confirm={active ? '停用' : '恢复'}
        danger={active}
        onSend={handle((reason) =>
          call('POST /console/switchContact', { contactId, active: active ? '0' : '1', reason }),
        )}
        onClose={onClose}
      />
    )
  return (
    <ReasonDialog
      title={`修改${contact.value}的名称`}
      confirm="修改"
      onSend={handle((reason) => call('POST /console/renameContact', { contactId, name: name.trim(), reason }))}
      onClose={onClose}
    >
      <Form.Item label="名称，用户看得到" required htmlFor="contact-name">
        <Input id="contact-name" value={name} maxLength={20} onChange={(event) => setName(event.target.value)} />
      </Form.Item>
    </ReasonDialog>
  )
}
