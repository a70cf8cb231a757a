'use client'

import { useEffect, useState } from 'react'
import { askServerNow } from '@/lib/client/server-clock'
import { machineTime, parseDateTime, relativeTime } from '@/lib/shared/time'

/** The page is cached for minutes: it contains the absolute time; "N分钟前" is computed in the browser. */
export function DealTime({ payTime }: { payTime: string }) {
  const [text, setText] = useState(payTime.slice(5, 16))
  useEffect(() => {
    let isShown = true
    void askServerNow().then((now) => {
      if (isShown) setText(relativeTime(parseDateTime(payTime), now))
    })
    return () => {
      isShown = false
    }
  }, [payTime])
  return <time dateTime={machineTime(payTime)}>{text}</time>
}
