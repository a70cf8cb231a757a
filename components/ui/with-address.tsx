'use client'

import { type ComponentType, useEffect, useState } from 'react'

/**
 * A component that takes some of its properties from the page's address, in the browser: members' pages are rendered once for
 * all members, under no address in particular. `read` sees the address as it was when the page opened.
 */
export function withAddress<Props extends object, Read extends Partial<Props>>(
  Component: ComponentType<Props>,
  read: (address: URL) => Read,
) {
  return function AtAddress(given: Omit<Props, keyof Read>) {
    const [found, setFound] = useState<Read | null>(null)
    useEffect(() => setFound(read(new URL(location.href))), [])
    return found ? <Component {...({ ...given, ...found } as unknown as Props)} /> : <div className="page-wait" />
  }
}

/** The value of a parameter; '' without it. */
export const fromQuery = (address: URL, name: string): string => address.searchParams.get(name) ?? ''
