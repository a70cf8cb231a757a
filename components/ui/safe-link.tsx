import type { AnchorHTMLAttributes } from 'react'
import { isExternal, safeUrl } from '@/lib/shared/safe-url'

/** Link to an address somebody else wrote: unsafe ones become '#', foreign ones open apart. */
export function SafeLink({ href, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const url = safeUrl(href)
  const apart = isExternal(url) ? { target: '_blank', rel: 'noopener noreferrer nofollow' } : {}
  return (
    <a {...rest} {...apart} href={url}>
      {children}
    </a>
  )
}
