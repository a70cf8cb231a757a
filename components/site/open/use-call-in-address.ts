import { useEffect, useState } from 'react'

/** Which calls are open. The address names the last one that was opened, and a link to a call opens it. */
export function useCallInAddress() {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const read = () => {
      const id = location.hash.slice(1)
      if (id) setOpen((before) => new Set(before).add(id))
    }
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  return {
    isOpen: (id: string) => open.has(id),
    toggle: (id: string, on: boolean) => {
      setOpen((before) => {
        const next = new Set(before)
        if (on) next.add(id)
        else next.delete(id)
        return next
      })
      if (on) history.replaceState(history.state, '', `#${id}`)
    },
  }
}
