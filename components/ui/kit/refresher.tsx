'use client'

import { useEffect, useEffectEvent } from 'react'
import { useLoad } from '@/lib/client/hooks/use-load'

interface Props {
  load: () => Promise<unknown>
  everyMs: number
  onValue: (value: unknown) => void
}

/** Loads at once and then every `everyMs`, and reports each response. */
export function Refresher({ load, everyMs, onValue }: Props) {
  const { data } = useLoad('', load, { everyMs })
  const report = useEffectEvent(onValue)
  useEffect(() => {
    if (data !== null) report(data)
  }, [data])
  return null
}
