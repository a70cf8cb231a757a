'use client'

import { Mentions } from 'antd'
import type { Colleague } from '@/lib/contract/entities/desk'
import { DESK_WORDS } from '@/lib/shared/staff/desk'
import { handleOf } from './mentions'

interface Props {
  value: string
  colleagues: readonly Colleague[]
  onChange: (text: string) => void
  onSend: () => void
}

/** An internal note; @ offers the colleagues, who are notified when the note is saved. */
export const NoteField = ({ value, colleagues, onChange, onSend }: Props) => (
  <Mentions
    aria-label="内部备注"
    rows={2}
    placement="top"
    maxLength={DESK_WORDS}
    value={value}
    placeholder="仅客服可见，输入 @ 提醒同事"
    notFoundContent="没有这位同事"
    options={colleagues.map((one) => ({ key: String(one.userId), value: handleOf(one, colleagues), label: one.name }))}
    onChange={onChange}
    onKeyDown={(event) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      onSend()
    }}
  />
)
