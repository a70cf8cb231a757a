'use client'

import { App } from 'antd'
import { type ReactNode, useState } from 'react'
import { restoreScroll } from '@/components/ui/kit/restore-scroll'
import { call } from '@/lib/client/api'
import type { DeskOrder } from '@/lib/contract/entities/desk'
import { TakeOverDialog } from './take-over-dialog'

interface Taking {
  isTaking: boolean
  take: () => Promise<void>
  /** Asks before it is taken from a colleague at work. */
  dialog: ReactNode
}
interface On {
  onChanged: () => void
  /** After the caller became the lead. */
  onTaken?: () => void
}

/** Makes the caller the lead of an order. */
export function useTake(desk: Pick<DeskOrder, 'order' | 'lead'> | undefined, { onChanged, onTaken }: On): Taking {
  const { message } = App.useApp()
  const [isTaking, setTaking] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const orderSn = desk?.order.orderSn ?? ''
  const take = async () => {
    if (desk?.lead?.isWorking) return setAsking(true)
    const giveBack = restoreScroll()
    setTaking(true)
    const isTaken = await call('POST /desk/takeOrder', { orderSn }).then(
      () => {
        void message.success('已接手，群里已表明身份')
        return true
      },
      (error: Error) => {
        void message.error(error.message)
        return false
      },
    )
    setTaking(false)
    onChanged()
    giveBack()
    if (isTaken) onTaken?.()
  }
  const dialog = isAsking ? (
    <TakeOverDialog
      name={desk?.lead?.name ?? ''}
      onTake={async (reason) => {
        await call('POST /desk/takeOrder', { orderSn, reason })
        onChanged()
        onTaken?.()
      }}
      onClose={() => setAsking(false)}
    />
  ) : null
  return { isTaking, take, dialog }
}
