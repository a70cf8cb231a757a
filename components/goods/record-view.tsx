'use client'

import { useEffect } from 'react'
import { lazyCall } from '@/lib/client/lazy-call'

/** Counts a view once the page is really shown: a prerendered page may never be. */
export function RecordView({ goodsSn }: { goodsSn: string }) {
  useEffect(() => {
    const record = () => void lazyCall('POST /goods/recordView', { goodsSn }, { notMsg: true, quiet: true }).catch(() => {})
    const page = document as Document & { prerendering?: boolean }
    const start = () => {
      timer = setTimeout(record, 1000)
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    if (page.prerendering) document.addEventListener('prerenderingchange', start, { once: true })
    else start()
    return () => {
      clearTimeout(timer)
      document.removeEventListener('prerenderingchange', start)
    }
  }, [goodsSn])
  return null
}
