'use client'

import { useEffect } from 'react'
import { useWaitingOrders } from '@/lib/client/hooks/use-waiting-orders'
import { isSoundOn, ringFor, unlockSound } from '@/lib/client/order-sound'

const COUNTED = /^\(\d+\) 待处理 · /

/** Shows the number of orders that cannot wait in the tab's title, and rings for new ones. */
export function OrderBell() {
  const { data } = useWaitingOrders()
  const list = data?.list ?? []
  const count = list.length
  const sns = list.map(({ orderSn }) => orderSn).join()
  const sells = data?.sells ?? false
  useTitle(count)
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

/** Keeps the number in front of the title, also when the page changes it. */
function useTitle(count: number): void {
  useEffect(() => {
    const put = () => {
      const bare = document.title.replace(COUNTED, '')
      const wanted = count > 0 ? `(${count}) 待处理 · ${bare}` : bare
      if (document.title !== wanted) document.title = wanted
    }
    put()
    if (count === 0) return
    const watch = new MutationObserver(put)
    watch.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => watch.disconnect()
  }, [count])
}
