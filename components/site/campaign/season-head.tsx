import { Crumb } from '@/components/ui/kit/crumb'
import { CampaignBanner } from '@/components/ui/pictures/campaign-banner'
import styles from './booking.module.css'

/** Header of the two season pages. */
export function SeasonHead({ title, text }: { title: string; text: string }) {
  return (
    <section className={`panel ${styles.head}`}>
      <Crumb
        items={[
          { title: '首页', href: '/' },
          { title: '赛季活动', href: '/campaign/booking/seasonBooking' },
          { title },
        ]}
      />
      <CampaignBanner picture="season" title={title}>
        <p>{text}</p>
      </CampaignBanner>
    </section>
  )
}
