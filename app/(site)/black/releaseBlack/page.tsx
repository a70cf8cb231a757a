import type { Metadata } from 'next'
import { HowItWorks } from '@/components/site/trust/how-it-works'
import { ReportSection } from '@/components/site/trust/report-section'
import styles from '@/components/site/trust/trust.module.css'
import { TrustHead } from '@/components/site/trust/trust-head'
import { loadGames } from '@/lib/server/loaders/load-games'
import { REVIEW_HOURS } from '@/lib/shared/trade/trust'
import { currentDist } from '@/lib/tenant/current-dist'
import { pageMetadata } from '@/lib/tenant/page-metadata'

export const generateMetadata = (): Promise<Metadata> =>
  pageMetadata({
    path: '/black/releaseBlack',
    title: '举报黑号',
    description: `举报找回账号、冒充客服、站外诈骗、恶意退款的账号：提交证据图片，${REVIEW_HOURS} 小时内人工审核。`,
  })

export default async function ReportPage() {
  const { host } = await currentDist()
  const { games } = await loadGames(host)
  return (
    <div className="wrap">
      <TrustHead current="/black/releaseBlack" title="举报黑号" text="请如实填写并上传证据，证据不足的不列入黑名单。" />
      <div className={`${styles.two} ${styles.isForm}`}>
        <section className={`panel ${styles.room}`} aria-label="举报">
          <ReportSection games={games.map(({ id, name }) => ({ id, name }))} />
        </section>
        <HowItWorks />
      </div>
    </div>
  )
}
