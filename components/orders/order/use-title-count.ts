'use client'

import { useEffect } from 'react'

const COUNTED = /^\(\d+\) 待处理 · /

/** Keeps the number in front of the title, also when the page changes it. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    const put = () => {
      const bare = document.title.replace(COUNTED, '')
      const wanted = count > 0 ? `(${count}) 待处理 · ${bare}` : bare
      if (document.title !== wanted) document.title = wanted
    }
    put()
    if (count === 0) return
    const watch = new MutationObserver(put)
    watch.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => watch.disconnect()
  }, [count])
}
