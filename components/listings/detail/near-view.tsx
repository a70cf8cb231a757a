'use client'

import { Price } from '@/components/ui/kit/price'
import { CoverImage } from '@/components/ui/pictures/cover-image'
import styles from './detail.module.css'

export interface NearRow {
  href: string
  title: string
  /** Address of the uploaded picture, or of the generated cover. */
  picture?: string
  cover?: string
  note: string
  price: string
}

/** Items with a similar price. A client component: as data they are a third of the bytes. */
export const NearView = ({ rows, moreHref }: { rows: readonly NearRow[]; moreHref: string }) => (
  <section className={`panel ${styles.near}`} aria-labelledby="near-h">
    <header>
      <h2 id="near-h">相近价位</h2>
      <a className="link" href={moreHref}>
        查看更多
      </a>
    </header>
    <ul>
      {rows.map((row) => (
        <li key={row.href}>
          <a href={row.href}>
            <CoverImage picture={row.picture} cover={row.cover} alt="" width={84} />
            <span className="ell2">{row.title}</span>
            <span className="muted num ell">{row.note}</span>
            <Price yuan={row.price} size="m" />
          </a>
        </li>
      ))}
    </ul>
  </section>
)
