'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './agreement.module.css'

/** Tells its content whether the end of the text was on the screen. */
export function ReadToEnd({ children }: { children: (hasRead: boolean) => ReactNode }) {
  const end = useRef<HTMLDivElement>(null)
  const [hasRead, setRead] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setRead(true)
    })
    if (end.current) observer.observe(end.current)
    return () => observer.disconnect()
  }, [])
  return (
    <>
      {children(hasRead)}
      <div ref={end} className={styles.end} />
    </>
  )
}
