import type { Metadata } from 'next'
import { GoldRecycling } from '@/components/modes/currency/gold-recycling'
import { loadRecycling } from '@/lib/server/loaders/load-currency'
import { currentDist } from '@/lib/tenant/current-dist'
import { pageMetadata } from '@/lib/tenant/page-metadata'

export const generateMetadata = (): Promise<Metadata> =>
  pageMetadata({
    path: '/wares/goldRecycling',
    title: '游戏币回收',
    description: '币商预付货款收游戏币：按数量算出现在的价格，直接卖给币商，平台托管。',
  })

interface Props {
  searchParams: Promise<{ gid?: string | string[]; amount?: string | string[] }>
}

/** Query: gid and amount (in the calculator's unit), the initial values. */
export default async function GoldRecyclingPage({ searchParams }: Props) {
  const { gid = '', amount = '' } = await searchParams
  const { host } = await currentDist()
  const { scales, offers, areas, game, terms } = await loadRecycling(host, String(gid))
  return (
    <GoldRecycling
      scales={scales.list}
      recyclePercent={scales.recyclePercent}
      gid={game}
      amount={String(amount).slice(0, 16)}
      offers={offers}
      areas={areas}
      terms={terms}
    />
  )
}
