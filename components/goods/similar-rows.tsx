'use client'

import { CoverImage } from '@/components/ui/cover-image'
import { Price } from '@/components/ui/price'

export interface SimilarRow {
  href: string
  title: string
  /** Address of the uploaded picture, else of the drawn cover. */
  picture?: string
  cover?: string
  note: string
  price: string
}

/** Items of a narrow column. A client component: as data they are a third of the bytes. */
export const SimilarRows = ({ rows }: { rows: readonly SimilarRow[] }) => (
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
)
