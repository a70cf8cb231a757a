'use client'

import { App } from 'antd'
import { useState } from 'react'
import { restoreScroll } from '@/components/ui/kit/restore-scroll'
import { call } from '@/lib/client/api'

/** Makes the caller the lead of an order. */
export function useTake(orderSn: string, onChanged: () => void) {
  const { message } = App.useApp()
  const [isTaking, setTaking] = useState(false)
  const take = async () => {
    const giveBack = restoreScroll()
    setTaking(true)
    await call('POST /desk/takeOrder', { orderSn }).then(
      () => void message.success('已接手，群里已表明身份'),
      (error: Error) => void message.error(error.message),
    )
    setTaking(false)
    onChanged()
    giveBack()
  }
  return { isTaking, take }
}
