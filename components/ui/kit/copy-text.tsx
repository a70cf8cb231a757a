'use client'

import { type ReactNode, useEffect, useState } from 'react'

/**
 * Copies text to the clipboard; false if the browser refuses. Falls back to a selection where the clipboard requires
 * https.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const area = document.createElement('textarea')
    area.value = text
    area.style.cssText = 'position:fixed;opacity:0'
    document.body.append(area)
    area.select()
    const done = document.execCommand?.('copy') ?? false
    area.remove()
    return done
  }
}

/** Small button that copies and confirms it for 2 s. Children replace the text 复制, e.g. with an icon plus a label. */
export function CopyText({
  text,
  label,
  className = 'link',
  children,
}: {
  text: string
  label?: string
  className?: string
  children?: ReactNode
}) {
  const [state, setState] = useState<'idle' | 'done' | 'failed'>('idle')
  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setState('idle'), 2000)
    return () => clearTimeout(timer)
  }, [state])
  const handleCopy = async () => setState((await copyText(text)) ? 'done' : 'failed')
  const status = state === 'done' ? '已复制' : state === 'failed' ? '复制失败' : ''
  return (
    <button type="button" className={className} aria-label={label && !status ? label : undefined} onClick={handleCopy}>
      {children && !status ? children : status || '复制'}
      <span className="sr" aria-live="polite">
        {status}
      </span>
    </button>
  )
}
