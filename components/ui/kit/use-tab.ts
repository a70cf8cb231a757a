'use client'

import { useEffect, useState } from 'react'

/** The open tab of a page, stored in the address as `tabIndex`; omitted for the first one. */
export function useTab(first: number) {
  const [tab, setTab] = useState(first)
  useEffect(() => {
    history.replaceState(null, '', tab === 0 ? location.pathname : `${location.pathname}?tabIndex=${tab}`)
  }, [tab])
  return [tab, setTab] as const
}
