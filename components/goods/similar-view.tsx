'use client'

import { CoverImage } from '@/components/ui/cover-image'
import { Price } from '@/components/ui/price'
import styles from './detail.module.css'

export interface SimilarRow {
  href: string
  title: string
  /** Address of the uploaded picture, else of the drawn cover. */
  picture?: string
  cover?: string
  note: string
  price: string
}

/** Others like an item. A client component: as data they are a third of the bytes. */
export const SimilarView = ({ rows, moreHref }: { rows: readonly SimilarRow[]; moreHref: string }) => (
  <section className={`panel ${styles.similar}`} aria-labelledby="sim-h">
    <header>
      <h2 id="sim-h">同类热门</h2>
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
