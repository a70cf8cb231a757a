'use client'

import { App } from 'antd'
import { type ReactNode, useState } from 'react'
import { TakeOverDialog } from '@/components/office/talk/take-over-dialog'
import { call } from '@/lib/client/api'
import type { DeskClaim } from '@/lib/contract/entities/claim'
import type { DeskOrder } from '@/lib/contract/entities/desk'

interface On {
  onChanged: () => void
  /** After the claim and its order are the caller's. */
  onTaken: () => void
}

/** Makes the caller the one who handles a claim, and the lead of its order. */
export function useTakeClaim(
  { claimSn, handler }: DeskClaim,
  { lead, isMine, mayLead }: Pick<DeskOrder, 'lead' | 'isMine' | 'mayLead'>,
  { onChanged, onTaken }: On,
): { isTaking: boolean; take: () => Promise<void>; dialog: ReactNode } {
  const { message } = App.useApp()
  const [isTaking, setTaking] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const colleague = handler?.name ?? (mayLead && !isMine && lead?.isWorking ? lead.name : undefined)
  const send = async (reason: string) => {
    await call('POST /desk/takeClaim', { claimSn, reason })
    onChanged()
    onTaken()
  }
  const take = async () => {
    if (colleague) return setAsking(true)
    setTaking(true)
    await send('接手审核').catch((error: Error) => void message.error(error.message))
    setTaking(false)
  }
  const dialog = isAsking ? (
    <TakeOverDialog name={colleague ?? ''} onTake={send} onClose={() => setAsking(false)} />
  ) : null
  return { isTaking, take, dialog }
}
