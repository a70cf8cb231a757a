'use client'

import { useEffect, useState } from 'react'
import { parseDateTime, relativeTime } from '@/lib/shared/time'

/** The page is kept for minutes: it carries the clock time, which stays true; "N分钟前" is worked out by the browser. */
export function DealTime({ payTime }: { payTime: string }) {
  const [text, setText] = useState(payTime.slice(5, 16))
  useEffect(() => setText(relativeTime(parseDateTime(payTime), new Date())), [payTime])
  return <time dateTime={`${payTime.replace(' ', 'T')}+08:00`}>{text}</time>
}
