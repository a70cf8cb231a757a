import { CampaignMenu } from '@/components/site/header/campaign-menu'
import { type FrameProps, SiteFrame } from './site-frame'

const ITEMS = [
  { title: '租客拉新榜', icon: 'users', href: '/campaign/leaderboard/leaderboardAcquisition' },
  { title: '租赁流水榜', icon: 'trendup', href: '/campaign/leaderboard/leaderboardStatement' },
  { title: '幸运抽奖', icon: 'gift', href: '/lotterydraw' },
  { title: '赛季预约', icon: 'clock', href: '/campaign/booking/seasonBooking' },
]

/** The site frame with the leaderboard menu on the left. */
export function LeaderboardFrame({ children, ...frame }: FrameProps) {
  return (
    <SiteFrame {...frame}>
      <div className="wrap center">
        <CampaignMenu title="排行榜" items={ITEMS} />
        <div className="c-main">{children}</div>
      </div>
    </SiteFrame>
  )
}
