'use client'

import { Fragment } from 'react'
import { breadcrumbLd } from '@/lib/shared/text/structured-data'
import { Icon } from './icon'
import { JsonLd } from './json-ld'

interface CrumbItem {
  title: string
  href?: string
  /** The list of this page's item: header and navigation show it as selected (lib/client/shelf-address.ts). */
  isShelf?: boolean
}

interface Props {
  items: readonly CrumbItem[]
  /** For indexed pages: adds the breadcrumb as structured data. */
  origin?: string
}

/** The last entry is the current page and needs no href. A client component, so that its entries are sent only once. */
export function Crumb({ items, origin }: Props) {
  return (
    <>
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
      {origin === undefined ? null : <JsonLd data={breadcrumbLd(origin, items)} />}
    </>
  )
}
