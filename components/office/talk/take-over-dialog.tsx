'use client'

import { ReasonDialog } from '@/components/office/parts/reason-dialog'

interface Props {
  /** The colleague who works on it. */
  name: string
  /** Takes it, and rejects like `call`. */
  onTake: (reason: string) => Promise<unknown>
  onClose: () => void
}

export const TAKEN = '已接手，群里已表明身份'

/** Asks before an order or a claim is taken from a colleague at work, who reads the reason. */
export const TakeOverDialog = ({ name, onTake, onClose }: Props) => (
  <ReasonDialog
    title="由你接手？"
    text={`${name}正在处理。接手后由你负责，${name}会收到通知和原因。`}
    label="接手原因"
    confirm="由我接手"
    done={TAKEN}
    onSend={onTake}
    onClose={onClose}
  />
)
