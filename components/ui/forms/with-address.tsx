'use client'

import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

/**
 * A component that takes some of its properties from the page's address, in the browser: members' pages are rendered once for
 * all members, under no address in particular. `read` sees the address as it was when the page opened;
 * `above` stands over the place that is kept until then.
 */
export function withAddress<Props extends object, Read extends Partial<Props>>(
  Component: ComponentType<Props>,
  read: (address: URL) => Read,
  above?: ReactNode,
) {
  return function AtAddress(given: Omit<Props, keyof Read>) {
    const [found, setFound] = useState<Read | null>(null)
    useEffect(() => setFound(read(new URL(location.href))), [])
    if (found) return <Component {...({ ...given, ...found } as unknown as Props)} />
    return (
      <>
        {above}
        <div className="page-wait" />
      </>
    )
  }
}

/** The value of a parameter; '' without it. */
export const fromQuery = (address: URL, name: string): string => address.searchParams.get(name) ?? ''
