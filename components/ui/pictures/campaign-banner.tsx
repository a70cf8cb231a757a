import type { CSSProperties, ReactNode } from 'react'
import { type BannerName, bannerUrl } from '@/lib/shared/pictures/art-url'
import styles from './campaign-banner.module.css'

interface Props {
  picture: BannerName
  title: string
  /** Id of the heading, for sections labelled by it. */
  id?: string
  children?: ReactNode
}

/** Header of a campaign: title and a sentence on the quiet side of its picture. */
export function CampaignBanner({ picture, title, id, children }: Props) {
  return (
    <header className={styles.banner} style={{ '--picture': `url(${bannerUrl(picture)})` } as CSSProperties}>
      <h1 id={id}>{title}</h1>
      {children}
    </header>
  )
}
