import type { Metadata } from 'next'
import { BlackLookup } from '@/components/site/trust/black-lookup'
import { HowItWorks } from '@/components/site/trust/how-it-works'
import { RulingList } from '@/components/site/trust/ruling-list'
import styles from '@/components/site/trust/trust.module.css'
import { TrustHead } from '@/components/site/trust/trust-head'
import { Empty } from '@/components/ui/kit/empty'
import { Icon } from '@/components/ui/kit/icon'
import { loadRulings } from '@/lib/server/loaders/load-rulings'
import { currentDist } from '@/lib/tenant/current-dist'
import { pageMetadata } from '@/lib/tenant/page-metadata'

export const generateMetadata = (): Promise<Metadata> =>
  pageMetadata({
    path: '/black',
    title: '黑名单查询',
    description: '交易前查一查对方的QQ、微信、手机号或游戏账号；黑名单由证据和公示的处理理由产生，当事人可以申诉。',
  })

const LATEST = 5

export default async function BlackPage() {
  const { host } = await currentDist()
  const { list, counts } = await loadRulings(host, { kind: 'blacklist', pageSize: String(LATEST) })
  return (
    <div className="wrap">
      <TrustHead
        current="/black"
        title="黑名单查询"
        text="付款前，用对方的完整账号查一查。登录后可查，每次查询都有次数限制，防止有人批量试探。"
      />
      <div className={styles.two}>
        <section className={`panel ${styles.box}`} aria-labelledby="lookup-h">
          <h2 id="lookup-h">查一个账号</h2>
          <BlackLookup />
        </section>
        <HowItWorks />
      </div>
      <section className={`panel ${styles.listPanel}`} aria-labelledby="latest-h">
        <header className={styles.sectionTop}>
          <h2 id="latest-h">最新处理公示</h2>
          <a href="/black/blackList">
            全部 {counts.blacklist} 件
            <Icon name="right" />
          </a>
        </header>
        {list.length > 0 ? (
          <RulingList list={list} />
        ) : (
          <Empty title="还没有处理公示" text="处理结果经举报人同意、隐去个人信息后在这里公示" />
        )}
      </section>
    </div>
  )
}
