import type { CSSProperties, ReactNode } from 'react'
import { type BannerName, bannerUrl } from '@/lib/shared/pictures/art-url'
import styles from './campaign-banner.module.css'

interface Props {
  picture: BannerName
  title: string
  /** Of the heading, for sections that are named by it. */
  id?: string
  children?: ReactNode
}

/** Head of a campaign: title and a sentence on the calm side of its picture. */
export function CampaignBanner({ picture, title, id, children }: Props) {
  return (
    <header className={styles.banner} style={{ '--picture': `url(${bannerUrl(picture)})` } as CSSProperties}>
      <h1 id={id}>{title}</h1>
      {children}
    </header>
  )
}
