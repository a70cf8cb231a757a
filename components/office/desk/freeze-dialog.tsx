'use client'

import { Form, Input } from 'antd'
import { useState } from 'react'
import { ReasonDialog } from '@/components/office/parts/reason-dialog'
import { call } from '@/lib/client/api'
import { DESK_WORDS } from '@/lib/shared/staff/desk'

interface Props {
  orderSn: string
  /** False: the freeze ends. */
  isFreezing: boolean
  /** Waited for, so that what the dialog leaves behind is up to date. */
  onChanged: () => unknown
  onClose: () => void
}

/** Freezes an order or ends it, with a reason for both parties and a note that only staff read. */
export function FreezeDialog({ orderSn, isFreezing, onChanged, onClose }: Props) {
  const [note, setNote] = useState('')
  const handleSend = async (reason: string) => {
    const input = { orderSn, reason }
    const answer = await (isFreezing ? call('POST /desk/freezeOrder', input) : call('POST /desk/thawOrder', input))
    const text = note.trim()
    // the order is frozen already: a note that fails is reported, and the dialog closes
    const isNoted =
      !text ||
      (await call('POST /desk/note', { orderSn, text }).then(
        () => true,
        () => false,
      ))
    await onChanged()
    if (!isNoted) return `${isFreezing ? '已冻结' : '已提交'}，备注没有保存，请在聊天区重新填写`
    return answer?.waits ? '已提交，等待双人复核' : undefined
  }
  return (
    <ReasonDialog
      title={isFreezing ? '冻结订单' : '解除冻结'}
      text={isFreezing ? '双方都不能操作，计时暂停，货款留在平台。' : '订单继续，剩余时间照常计算。'}
      label="原因，双方都看得到"
      confirm={isFreezing ? '冻结' : '解冻'}
      danger={isFreezing}
      done={isFreezing ? '已冻结' : '已解冻'}
      onSend={handleSend}
      onClose={onClose}
      more={
        <Form.Item label="内部备注（选填），仅客服可见" htmlFor="note">
          <Input.TextArea
            id="note"
            rows={2}
            maxLength={DESK_WORDS}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </Form.Item>
      }
    />
  )
}
