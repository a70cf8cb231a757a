'use client'

import { useEffect, useRef } from 'react'

/**
 * Title of a checkout page. Who comes from a page of this site, by keyboard or with a screen reader, goes on from here
 * instead of from the top of the page.
 */
export function CashTitle({ title }: { title: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const isFromHere = document.referrer.startsWith(`${location.origin}/`)
    if (isFromHere && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <h1 ref={heading} tabIndex={-1}>
      {title}
    </h1>
  )
}
