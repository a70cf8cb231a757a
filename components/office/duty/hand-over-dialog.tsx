'use client'

import { ReasonDialog } from '@/components/office/parts/reason-dialog'
import { DESK_WORDS } from '@/lib/shared/staff/desk'

interface Props {
  /** Running orders that the member leads. */
  open: number
  onSend: (note: string) => Promise<{ passed: number; kept: number }>
  onClose: () => void
}

/** The note at the end of a shift, with which the running orders go to colleagues. */
export function HandOverDialog({ open, onSend, onClose }: Props) {
  const handleSend = async (note: string) => {
    const { passed, kept } = await onSend(note)
    return kept === 0
      ? `已离线，${passed} 笔订单已转给同事`
      : `已离线，${passed} 笔已转给同事，${kept} 笔暂无空闲客服，已通知主管`
  }
  return (
    <ReasonDialog
      title="交班并离线？"
      text={`手上的 ${open} 笔订单会转给接单中的同事，群里会说明由谁跟进。交班说明写入每笔订单的内部备注，只有客服看得到。`}
      label="交班说明"
      confirm="交班并离线"
      max={DESK_WORDS}
      onSend={handleSend}
      onClose={onClose}
    />
  )
}
