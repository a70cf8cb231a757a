import { Fragment } from 'react'
import { Icon } from './icon'

/** The last entry is the page itself and needs no href. */
export function Crumb({ items }: { items: readonly { title: string; href?: string }[] }) {
  return (
    <nav className="crumb" aria-label="当前位置">
      {items.map((item, i) => (
        <Fragment key={item.title}>
          {i > 0 ? <Icon name="right" /> : null}
          {item.href && i < items.length - 1 ? (
            <a href={item.href}>{item.title}</a>
          ) : (
            <span aria-current={i === items.length - 1 ? 'page' : undefined}>{item.title}</span>
          )}
        </Fragment>
      ))}
    </nav>
  )
}
