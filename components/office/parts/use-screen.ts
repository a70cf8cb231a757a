'use client'

import { useEffect, useState } from 'react'

const read = (): string => location.pathname.replace(/\/$/, '')

/** Which screen the address names; another one opens without loading the room again. */
export function useScreen() {
  const [path, setPath] = useState(read)
  useEffect(() => {
    const handleBack = () => setPath(read())
    addEventListener('popstate', handleBack)
    return () => removeEventListener('popstate', handleBack)
  }, [])
  const open = (to: string) => {
    history.pushState(null, '', to)
    setPath(read())
  }
  return { path, open }
}
