'use client'

import { App } from 'antd'
import { useState } from 'react'
import { restoreScroll } from '@/components/ui/kit/restore-scroll'
import { call } from '@/lib/client/api'

/** Makes the caller the lead of an order; `take` returns whether it succeeded, after `onTaken`. */
export function useTake(orderSn: string, onChanged: () => void, onTaken?: () => void) {
  const { message } = App.useApp()
  const [isTaking, setTaking] = useState(false)
  const take = async (): Promise<boolean> => {
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
    return isTaken
  }
  return { isTaking, take }
}
