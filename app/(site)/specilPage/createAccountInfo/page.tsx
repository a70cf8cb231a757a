import type { Metadata } from 'next'
import { readGid } from '@/components/modes/service/plans'
import { AccountInfoPage } from '@/components/selling/seller/account-info-page'
import { loadAccountForm } from '@/lib/server/loaders/load-account-form'
import { currentDist } from '@/lib/tenant/current-dist'
import { pageMetadata } from '@/lib/tenant/page-metadata'

/** One canonical address for all games: the page differs only in the form fields. */
export const generateMetadata = (): Promise<Metadata> =>
  pageMetadata({
    path: '/specilPage/createAccountInfo',
    title: '账号资料生成',
    description: '填写段位、皮肤、珍稀物品和绑定情况，自动生成规范的游戏账号标题与描述，可一键带到发布页。',
  })

export default async function CreateAccountInfo({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  const { host, conf } = await currentDist()
  const { games, chosen, filter } = await loadAccountForm(host, readGid((await searchParams).gid))
  return <AccountInfoPage games={games} chosen={chosen} filter={filter} isUnverified={conf.isUnverified === true} />
}
