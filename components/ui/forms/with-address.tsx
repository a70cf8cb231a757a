'use client'

import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

/**
 * A component that gets some of its props from the page's address, in the browser: member pages are rendered once for
 * all members, for no specific address. `read` gets the address at the time the page opened; `above` is shown above the
 * placeholder until then.
 */
export function withAddress<Props extends object, Read extends Partial<Props>>(
  Component: ComponentType<Props>,
  read: (address: URL) => Read,
  above?: ReactNode,
) {
  return function AtAddress(ownProps: Omit<Props, keyof Read>) {
    const [found, setFound] = useState<Read | null>(null)
    useEffect(() => setFound(read(new URL(location.href))), [])
    const props = found && ({ ...ownProps, ...found } as unknown as Props)
    if (props) return <Component {...props} />
    return (
      <>
        {above}
        <div className="page-wait" />
      </>
    )
  }
}

/** The value of a parameter; '' if missing. */
export const fromQuery = (address: URL, name: string): string => address.searchParams.get(name) ?? ''
