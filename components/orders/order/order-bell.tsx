'use client'

import { useEffect } from 'react'
import { useWaitingOrders } from '@/lib/client/hooks/use-waiting-orders'
import { isSoundOn, ringFor, unlockSound } from '@/lib/client/order-sound'
import { useTitleCount } from './use-title-count'

/** Shows the number of orders that cannot wait in the tab's title, and rings for new ones. */
export function OrderBell() {
  const { data } = useWaitingOrders()
  const list = data?.list ?? []
  const count = list.length
  const sns = list.map(({ orderSn }) => orderSn).join()
  const sells = data?.sells ?? false
  useTitleCount(count)
  useEffect(() => {
    const touches = ['pointerdown', 'keydown'] as const
    const handleTouch = () => unlockSound()
    for (const touch of touches) addEventListener(touch, handleTouch, { once: true, passive: true })
    return () => {
      for (const touch of touches) removeEventListener(touch, handleTouch)
    }
  }, [])
  useEffect(() => {
    if (sns && isSoundOn(sells)) void ringFor(sns.split(','))
  }, [sns, sells])
  return null
}
