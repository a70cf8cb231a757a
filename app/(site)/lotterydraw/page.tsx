import type { Metadata } from 'next'
import { LotteryPage } from '@/components/site/campaign/lottery-page'
import { Crumb } from '@/components/ui/kit/crumb'
import { Empty } from '@/components/ui/kit/empty'
import { loadLottery } from '@/lib/server/loaders/load-campaigns'
import { currentDist } from '@/lib/tenant/current-dist'
import { pageMetadata } from '@/lib/tenant/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const lottery = await loadLottery((await currentDist()).host)
  return pageMetadata({
    path: '/lotterydraw',
    title: lottery?.title ?? '幸运抽奖',
    description: lottery
      ? `${lottery.intro}奖品数量与中奖概率公示，每人每天最多 ${lottery.maxPerDay} 次。`
      : '幸运抽奖活动：奖品、数量与中奖概率公示。',
  })
}

export default async function LotteryDrawPage() {
  const lottery = await loadLottery((await currentDist()).host)
  return (
    <div className="wrap">
      <Crumb items={[{ title: '首页', href: '/' }, { title: '幸运抽奖' }]} />
      {lottery ? (
        <LotteryPage initial={lottery} />
      ) : (
        <section className="panel">
          <h1 className="sr">幸运抽奖</h1>
          <Empty title="目前没有抽奖活动" text="新活动上线后会在这里公布奖品和概率">
            <a className="btn" href="/">
              返回首页
            </a>
          </Empty>
        </section>
      )}
    </div>
  )
}
