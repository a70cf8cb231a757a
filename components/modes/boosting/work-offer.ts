import type { BoosterOffer } from '@/lib/contract/entities/booster'
import { fen, fenToYuan, yuanToFen } from '@/lib/shared/money/money'
import { type ServiceKind, usualDeposits } from '@/lib/shared/trade/service-terms'

/** Initial values of a work's form: an own demand, or a package with fixed terms. Amounts in yuan. */
export interface WorkOffer {
  kind: ServiceKind
  gameId: number
  gameName: string
  from: string
  to: string
  /** Price of the whole work, or of one match of a convoy. */
  price: string
  /** Number of matches of a convoy, else 1. */
  num: number
  hours: number
  safety: string
  efficiency: string
  /** Package of a booster: price, hours and deposits are fixed. */
  packageId?: number
  /** Package of a season: price, matches and hours are fixed. */
  seasonPackageId?: number
}

export const isFixed = (offer: WorkOffer): boolean => Boolean(offer.packageId ?? offer.seasonPackageId)

/** An offer with the usual deposits for its price. */
export function withUsualDeposits(offer: Omit<WorkOffer, 'safety' | 'efficiency'>): WorkOffer {
  const { safety, efficiency } = usualDeposits(fen(yuanToFen(offer.price) * BigInt(offer.num)))
  return { ...offer, safety: fenToYuan(safety), efficiency: fenToYuan(efficiency) }
}

export const offerOf = (pack: BoosterOffer): WorkOffer => ({
  kind: pack.kind,
  gameId: pack.gameId,
  gameName: pack.gameName,
  from: '',
  to: pack.title,
  price: pack.price,
  num: 1,
  hours: pack.hours,
  safety: pack.safety,
  efficiency: pack.efficiency,
  packageId: pack.packageId,
})

/** Texts for both kinds. */
export const WORK_WORDS = {
  boosting: { name: '代练', worker: '打手', fee: '代练费', path: '/convoy/gameBoosting' },
  convoy: { name: '护航', worker: '护航员', fee: '护航费', path: '/convoy/convoy' },
} as const satisfies Record<ServiceKind, object>

/** e.g. 14 小时, 3 天 */
export const spanText = (hours: number): string => (hours % 24 === 0 ? `${hours / 24} 天` : `${hours} 小时`)
