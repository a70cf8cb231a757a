import type { Metadata } from 'next'
import { GoldRecycling } from '@/components/currency/gold-recycling'
import { loadScales } from '@/lib/server/loaders/load-currency'
import { currentDist } from '@/lib/tenant/current-dist'
import { pageMetadata } from '@/lib/tenant/page-metadata'

export const generateMetadata = (): Promise<Metadata> =>
  pageMetadata({
    path: '/wares/goldRecycling',
    title: '游戏币回收',
    description: '按站内在售中位单价计算游戏币回收参考价，币商预付货款，平台托管。',
  })

interface Props {
  searchParams: Promise<{ gid?: string | string[]; amount?: string | string[] }>
}

/** Query: gid and amount (万), what the calculator starts with. */
export default async function GoldRecyclingPage({ searchParams }: Props) {
  const { gid = '', amount = '' } = await searchParams
  const { host } = await currentDist()
  const { recyclePercent, list } = await loadScales(host)
  return (
    <GoldRecycling
      scales={list}
      recyclePercent={recyclePercent}
      gid={String(gid)}
      amount={String(amount).slice(0, 9)}
    />
  )
}
