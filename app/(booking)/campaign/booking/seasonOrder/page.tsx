import type { Metadata } from 'next'
import { BookingsPanel } from '@/components/site/campaign/bookings-panel'
import { SeasonHead } from '@/components/site/campaign/season-head'
import { SeasonPackages } from '@/components/site/campaign/season-packages'
import { Empty } from '@/components/ui/kit/empty'
import { loadSeasons } from '@/lib/server/loaders/load-campaigns'
import { currentDist } from '@/lib/tenant/current-dist'
import { pageMetadata } from '@/lib/tenant/page-metadata'

const TEXT = '新赛季订购：明码标价的代练和护航套餐，现在就能下单，赛季开始时起计时；预约过名额的优先展示给打手。'

export const generateMetadata = (): Promise<Metadata> =>
  pageMetadata({ path: '/campaign/booking/seasonOrder', title: '赛季订购', description: TEXT })

export default async function SeasonOrderPage() {
  const seasons = (await loadSeasons((await currentDist()).host)).filter((season) => season.packages.length > 0)
  return (
    <>
      <SeasonHead title="赛季订购" text={TEXT} />
      {seasons.map((season) => (
        <SeasonPackages key={season.seasonId} season={season} />
      ))}
      {seasons.length === 0 ? (
        <section className="panel">
          <Empty title="目前没有可订购的套餐" text="新赛季公布后会在这里列出套餐和价格">
            <a className="btn" href="/convoy/gameBoosting">
              看看游戏代练
            </a>
          </Empty>
        </section>
      ) : null}
      <BookingsPanel back="/campaign/booking/seasonOrder" />
    </>
  )
}
