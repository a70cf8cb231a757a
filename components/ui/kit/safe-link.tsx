import type { AnchorHTMLAttributes } from 'react'
import { isExternal, jumpPath, safeUrl } from '@/lib/shared/text/safe-url'

/** Link to an address somebody else wrote: unsafe ones become '#', foreign ones open apart, over the leaving page. */
export function SafeLink({ href, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const url = safeUrl(href)
  if (!isExternal(url))
    return (
      <a {...rest} href={url}>
        {children}
      </a>
    )
  return (
    <a {...rest} target={rest.target ?? '_blank'} rel="noopener noreferrer nofollow" href={jumpPath(url)}>
      {children}
    </a>
  )
}
