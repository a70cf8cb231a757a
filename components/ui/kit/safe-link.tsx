import type { AnchorHTMLAttributes } from 'react'
import { isExternal, jumpPath, safeUrl } from '@/lib/shared/text/safe-url'

/**
 * Link to a user-supplied address: unsafe ones become '#', external ones open in a new tab through the leaving page.
 */
export function SafeLink({ href, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const url = safeUrl(href)
  if (!isExternal(url))
    return (
      <a {...rest} href={url}>
        {children}
      </a>
    )
  return (
    <a {...rest} target={rest.target ?? '_blank'} rel="nofollow" href={jumpPath(url)}>
      {children}
    </a>
  )
}
