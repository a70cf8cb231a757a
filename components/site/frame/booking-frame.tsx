import { CampaignMenu } from '@/components/site/header/campaign-menu'
import { type FrameProps, SiteFrame } from './site-frame'

const ITEMS = [
  { title: '赛季预约', icon: 'clock', href: '/campaign/booking/seasonBooking' },
  { title: '赛季订购', icon: 'box', href: '/campaign/booking/seasonOrder' },
  { title: '游戏代练', icon: 'star', href: '/convoy/gameBoosting' },
  { title: '幸运抽奖', icon: 'gift', href: '/lotterydraw' },
]

/** The site frame with the season menu on the left. */
export function BookingFrame({ children, ...frame }: FrameProps) {
  return (
    <SiteFrame {...frame}>
      <div className="wrap center">
        <CampaignMenu title="赛季活动" items={ITEMS} />
        <div className="c-main">{children}</div>
      </div>
    </SiteFrame>
  )
}
