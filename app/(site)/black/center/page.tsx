import type { Metadata } from 'next'
import { OwnCasesSection } from '@/components/site/trust/own-cases-section'
import styles from '@/components/site/trust/trust.module.css'
import { TrustHead } from '@/components/site/trust/trust-head'
import { pageMetadata } from '@/lib/tenant/page-metadata'

export const generateMetadata = (): Promise<Metadata> =>
  pageMetadata({
    path: '/black/center',
    title: '我的举报与申诉',
    description: '查看自己提交的黑名单举报和申诉，审核期限、结论和理由。',
    index: false,
  })

export default function OwnCasesPage() {
  return (
    <div className="wrap">
      <TrustHead current="/black/center" title="我的举报与申诉" text="每件举报和申诉都有回应期限、结论和理由。" />
      <section className={`panel ${styles.room} ${styles.alone}`} aria-label="举报与申诉">
        <OwnCasesSection />
      </section>
    </div>
  )
}
