import type { BoosterInfo, BoosterPackage } from '@/lib/contract/entities/booster'
import { levelOf } from '@/lib/shared/boost-terms'
import { maskName } from '@/lib/shared/mask'
import { fen, fenToYuan } from '@/lib/shared/money'
import { BOOSTER_DEPOSIT } from '@/lib/shared/service-terms'
import type { boosterPackages, boosters } from '../../db/schema/boosting'
import type { PublicUser } from '../identity/queries'

type Booster = typeof boosters.$inferSelect
type Offer = typeof boosterPackages.$inferSelect

export const presentPackage = (row: Offer, gameName: string): BoosterPackage => ({
  packageId: row.id,
  kind: row.kind,
  gameId: row.gameId,
  gameName,
  title: row.title,
  price: fenToYuan(row.priceFen),
  hours: row.hours,
  safety: fenToYuan(row.safetyFen),
  efficiency: fenToYuan(row.efficiencyFen),
  isShown: row.isShown,
})

/** Per cent of works, whole; null while there are too few to tell. */
const percent = (part: number, whole: number): number | null => (whole > 0 ? Math.round((part * 100) / whole) : null)

const presentFigures = ({ done, late, broken }: Booster) => ({
  level: levelOf(done),
  done,
  onTime: percent(done - late, done),
  broken: percent(broken, done + broken),
})

export const presentOffer = (row: { offer: Offer; booster: Booster; person: PublicUser; gameName: string }) => ({
  ...presentPackage(row.offer, row.gameName),
  booster: {
    name: maskName(row.person.nickName),
    actor: row.person.actor,
    intro: row.booster.intro,
    ...presentFigures(row.booster),
  },
})

const NOBODY: Omit<Booster, 'userId' | 'appliedAt'> = {
  state: 'unpaid',
  intro: '',
  gameIds: [],
  done: 0,
  late: 0,
  broken: 0,
  earnedFen: fen(0),
  paidAt: null,
}

export function presentBoosterInfo(
  booster: Booster | undefined,
  packages: readonly Offer[],
  names: ReadonlyMap<number, string>,
): BoosterInfo {
  const row = booster ?? { ...NOBODY, userId: 0, appliedAt: new Date(0) }
  return {
    state: booster ? row.state : 'none',
    intro: row.intro,
    games: row.gameIds.map((gameId) => ({ gameId, gameName: names.get(gameId) ?? '' })),
    deposit: BOOSTER_DEPOSIT,
    ...presentFigures(row),
    earned: fenToYuan(row.earnedFen),
    packages: packages.map((offer) => presentPackage(offer, names.get(offer.gameId) ?? '')),
  }
}
