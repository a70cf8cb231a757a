import { coinSn, ratioText } from '@/lib/shared/trade/coin-terms'
import type { Offer, Rivals } from './types'

export const presentRival = ({ offer, best, rivals, ahead }: Rivals) => ({
  offerSn: coinSn(offer.id),
  best: best === null ? null : ratioText(best),
  rivals,
  rank: ahead + 1,
})

/** `to` null: not changed, for the reason `why`. */
export const presentRatioChange = ({
  offer,
  to,
  why,
  name,
}: {
  offer: Pick<Offer, 'id' | 'areaName' | 'serverName' | 'ratio'>
  to: bigint | null
  why: string
  name: string
}) => ({
  offerSn: coinSn(offer.id),
  name: [name, offer.areaName, offer.serverName].filter(Boolean).join(' '),
  from: ratioText(offer.ratio),
  to: to === null ? null : ratioText(to),
  why,
})
