'use client'

import { Price } from '@/components/ui/kit/price'
import { GoodsTags } from '@/components/ui/kit/tag'
import { CoverImage } from '@/components/ui/pictures/cover-image'
import styles from './goods-card.module.css'

/** An item of a shelf, with the minimum data to show it. */
export interface Card {
  sn: string
  href: string
  /** Address of the uploaded picture, or of the generated cover. */
  picture?: string
  cover?: string
  place: string
  /** The seller's face was checked. */
  faced?: true
  title: string
  /** In yuan. */
  price: string
  marks: { official?: boolean; checked?: boolean; ensured?: boolean; bargain?: boolean }
}

/** A client component: as data, a card is a third of the bytes of its markup in the RSC payload. */
export const CardList = ({ cards }: { cards: readonly Card[] }) => (
  <ul className={styles.cards}>
    {cards.map(({ sn, href, picture, cover, place, faced, title, price, marks }) => (
      <li key={sn}>
        <a className={styles.card} href={href}>
          <CoverImage picture={picture} cover={cover} alt="" />
          <span className={styles.body}>
            <span className={styles.place}>
              <span className="ell">{place}</span>
              {faced ? (
                <i className="i i-verify" role="img" aria-label="卖家已人脸核验" title="卖家已人脸核验" />
              ) : null}
            </span>
            <b className={`${styles.title} ell2`}>{title}</b>
            <GoodsTags {...marks} />
            <Price yuan={price} size="l" />
          </span>
        </a>
      </li>
    ))}
  </ul>
)
