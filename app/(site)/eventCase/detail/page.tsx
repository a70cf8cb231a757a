import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { MissingRuling } from '@/components/site/trust/missing-ruling'
import { rulingMetadata } from '@/components/site/trust/ruling-metadata'
import { RulingPage } from '@/components/site/trust/ruling-page'
import { loadRuling, loadRulings } from '@/lib/server/loaders/load-rulings'
import { rulingPath } from '@/lib/shared/trade/trust'
import { currentDist } from '@/lib/tenant/current-dist'

interface Props {
  searchParams: Promise<{ code?: string | string[] }>
}

/** Without a code: the newest case, so that the address without parameters shows something. */
async function load(searchParams: Props['searchParams']) {
  const { host } = await currentDist()
  const { code } = await searchParams
  if (code !== undefined) return loadRuling(host, String(code))
  const [newest] = (await loadRulings(host, { kind: 'trade', pageSize: '1' })).list
  return newest && loadRuling(host, newest.code)
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return rulingMetadata(await load(searchParams))
}

export default async function CasePage({ searchParams }: Props) {
  const ruling = await load(searchParams)
  if (!ruling && (await searchParams).code === undefined) redirect('/eventCase')
  if (!ruling) return <MissingRuling />
  if (ruling.kind === 'blacklist') redirect(rulingPath(ruling.kind, ruling.code))
  return <RulingPage ruling={ruling} origin={(await currentDist()).origin} />
}
