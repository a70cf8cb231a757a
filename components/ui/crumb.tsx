import { Fragment } from 'react'
import { Icon } from './icon'

interface CrumbItem {
  title: string
  href?: string
  /** The list this page's item stands in: header and navigation show it as chosen (lib/client/shelf-address.ts). */
  isShelf?: boolean
}

/** The last entry is the page itself and needs no href. */
export function Crumb({ items }: { items: readonly CrumbItem[] }) {
  return (
    <nav className="crumb" aria-label="当前位置">
      {items.map((item, i) => (
        <Fragment key={item.title}>
          {i > 0 ? <Icon name="right" /> : null}
          {item.href && i < items.length - 1 ? (
            <a href={item.href} data-shelf={item.isShelf || undefined}>
              {item.title}
            </a>
          ) : (
            <span aria-current={i === items.length - 1 ? 'page' : undefined}>{item.title}</span>
          )}
        </Fragment>
      ))}
    </nav>
  )
}
