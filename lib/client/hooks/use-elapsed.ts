import { useEffect, useState } from 'react'

/** Returns whether `ms` have passed since `key` changed; '' is never over. */
export function useElapsed(key: string, ms: number): boolean {
  const [over, setOver] = useState<string | null>(null)
  useEffect(() => {
    if (!key) return
    const timer = setTimeout(() => setOver(key), ms)
    return () => clearTimeout(timer)
  }, [key, ms])
  return key !== '' && over === key
}
