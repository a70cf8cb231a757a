'use client'

import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog'
import { call } from '@/lib/client/api'
import { toast } from '@/lib/client/toast-store'
import type { OwnWant, WantAnswer } from '@/lib/contract/entities/want'
import { yuanText } from '@/lib/shared/money/money'
import { EditDialog } from './edit-dialog'

export type RequestInput =
  | { kind: 'edit'; want: OwnWant }
  | { kind: 'close'; want: OwnWant }
  | { kind: 'decline'; answer: WantAnswer }

interface Props {
  request: RequestInput
  onClose: () => void
  onChanged: () => void
}

/** Confirmation before a post is changed or closed, or an answer declined. */
export function RequestDialog({ request, onClose, onChanged }: Props) {
  if (request.kind === 'edit') return <EditDialog want={request.want} onClose={onClose} onChanged={onChanged} />
  const { title, text, done, send } = request.kind === 'close' ? closing(request.want) : declining(request.answer)
  const handleConfirm = async () => {
    try {
      await send()
      toast({ text: done })
    } catch (error) {
      toast({ kind: 'danger', text: (error as Error).message })
    }
    onChanged()
  }
  return (
    <ConfirmDialog open title={title} onConfirm={handleConfirm} onClose={onClose}>
      {text}
    </ConfirmDialog>
  )
}

const closing = ({ wantId, reserve }: OwnWant) => ({
  title: '关闭这条求购？',
  text: `预留的 ${yuanText(reserve)} 立即退回余额，卖家的报价全部失效。`,
  done: '已关闭，预留的钱已退回余额',
  send: () => call('POST /goods/updateWantGoodsStatus', { wantId: String(wantId), status: 'closed' }),
})
const declining = ({ answerId }: WantAnswer) => ({
  title: '不要这件商品？',
  text: '卖家会看到结果，不能再用这件商品报价。',
  done: '已告诉卖家',
  send: () => call('POST /goods/handleWantAnswer', { answerId: String(answerId), handle: 'decline' }),
})
