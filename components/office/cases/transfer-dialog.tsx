'use client'

import { Form, Select } from 'antd'
import { useState } from 'react'
import { ReasonDialog } from '@/components/office/parts/reason-dialog'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'

interface Props {
  caseSn: string
  onClose: () => void
  onChanged: () => void
}

/** Chooses who takes the case over, with a note. */
export function TransferDialog({ caseSn, onClose, onChanged }: Props) {
  const { data } = useLoad(`case handlers ${caseSn}`, () => call('GET /desk/caseHandlers', { caseSn }))
  const [userId, setUserId] = useState<number | null>(null)
  const send = async (reason: string) => {
    if (userId === null) throw new Error('请选择同事')
    await call('POST /desk/transferCase', { caseSn, userId: String(userId), reason })
    onChanged()
    return '已转交'
  }
  return (
    <ReasonDialog
      title="转交工单"
      text="写清已核对什么、还差什么，同事会收到通知。"
      confirm="转交"
      label="交接内容"
      onSend={send}
      onClose={onClose}
    >
      <Form.Item label="转交给" htmlFor="caseTo" required>
        <Select
          id="caseTo"
          showSearch
          optionFilterProp="label"
          placeholder="选择同事"
          value={userId}
          options={data?.list.map((one) => ({ value: Number(one.userId), label: one.name }))}
          onChange={setUserId}
        />
      </Form.Item>
    </ReasonDialog>
  )
}
