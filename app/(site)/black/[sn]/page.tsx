import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { MissingRuling } from '@/components/site/trust/missing-ruling'
import { rulingMetadata } from '@/components/site/trust/ruling-metadata'
import { RulingPage } from '@/components/site/trust/ruling-page'
import { loadRuling } from '@/lib/server/loaders/load-rulings'
import { rulingPath } from '@/lib/shared/trade/trust'
import { currentDist } from '@/lib/tenant/current-dist'

interface Props {
  params: Promise<{ sn: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { host } = await currentDist()
  return rulingMetadata(await loadRuling(host, (await params).sn))
}

/** One blacklist ruling; other kinds have their own address. */
export default async function BlackRulingPage({ params }: Props) {
  const { host, origin } = await currentDist()
  const ruling = await loadRuling(host, (await params).sn)
  if (!ruling) return <MissingRuling />
  if (ruling.kind !== 'blacklist') redirect(rulingPath(ruling.kind, ruling.code))
  return <RulingPage ruling={ruling} origin={origin} />
}
