'use client'

import { useEffect, useState } from 'react'

/** The open tab of a room, which its address keeps as `tabIndex`; the first one needs none. */
export function useTab(first: number) {
  const [tab, setTab] = useState(first)
  useEffect(() => {
    history.replaceState(null, '', tab === 0 ? location.pathname : `${location.pathname}?tabIndex=${tab}`)
  }, [tab])
  return [tab, setTab] as const
}
