'use client'

import { useEffect, useState } from 'react'

const read = (): string => location.pathname.replace(/\/$/, '')

/** The screen selected by the address; another one opens without a page load. */
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
