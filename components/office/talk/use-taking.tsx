'use client'

import { App } from 'antd'
import { type ReactNode, useState } from 'react'
import { restoreScroll } from '@/components/ui/kit/restore-scroll'
import { TAKEN, TakeOverDialog } from './take-over-dialog'

interface Taking {
  isTaking: boolean
  take: () => Promise<void>
  /** Asks before it is taken from a colleague at work. */
  dialog: ReactNode
}
interface Way {
  /** The colleague at work from whom it is taken, who reads the reason. */
  colleague: string | undefined
  /** Rejects like `call`. */
  send: (reason?: string) => Promise<unknown>
  /** Waited for, so that what the taking leaves behind is up to date. */
  onChanged: () => unknown
  /** After it became the caller's. */
  onTaken?: () => void
}

/** Takes an order or a claim; from a colleague at work with a reason. */
export function useTaking({ colleague, send, onChanged, onTaken }: Way): Taking {
  const { message } = App.useApp()
  const [isTaking, setTaking] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const take = async () => {
    if (colleague) return setAsking(true)
    const giveBack = restoreScroll()
    setTaking(true)
    const fault = await send().then(
      () => null,
      (error: Error) => error.message,
    )
    await onChanged()
    void (fault === null ? message.success(TAKEN) : message.error(fault))
    setTaking(false)
    giveBack()
    if (fault === null) onTaken?.()
  }
  const dialog = isAsking ? (
    <TakeOverDialog
      name={colleague ?? ''}
      onTake={async (reason) => {
        await send(reason)
        await onChanged()
        onTaken?.()
      }}
      onClose={() => setAsking(false)}
    />
  ) : null
  return { isTaking, take, dialog }
}
