import type { BoosterCard, BoosterInfo, BoosterPackage, BoosterPerson } from '@/lib/contract/entities/booster'
import type { UserId } from '@/lib/shared/ids'
import { type Fen, fen, fenToYuan } from '@/lib/shared/money/money'
import { maskName } from '@/lib/shared/text/mask'
import { formatDateTime, timeOrNull } from '@/lib/shared/time'
import { levelOf, nextLevelAt } from '@/lib/shared/trade/boost-terms'
import { BOOSTER_DEPOSIT } from '@/lib/shared/trade/service-terms'
import type { boosterPackages, boosters } from '../../../db/schema/market/boosting'
import type { PublicUser } from '../../people/identity/queries'

type Booster = typeof boosters.$inferSelect
type Offer = typeof boosterPackages.$inferSelect

const presentPackage = (row: Offer, gameName: string): BoosterPackage => ({
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

/** Returns percentage of works, rounded; null while there are too few. */
const percent = (part: number, whole: number): number | null => (whole > 0 ? Math.round((part * 100) / whole) : null)

const presentFigures = ({ done, late, broken, ratings, stars }: Booster) => ({
  level: levelOf(done),
  done,
  onTime: percent(done - late, done),
  broken: percent(broken, done + broken),
  rating: ratings > 0 ? (stars / ratings).toFixed(1) : null,
  ratings,
})

/** Returns a booster as shown to others: without income and full name. */
export const presentPerson = (booster: Booster, person: PublicUser): BoosterPerson => ({
  boosterId: booster.userId,
  name: maskName(person.nickName),
  actor: person.actor,
  intro: booster.intro,
  ...presentFigures(booster),
})

export const presentOffer = (row: { offer: Offer; booster: Booster; person: PublicUser; gameName: string }) => ({
  ...presentPackage(row.offer, row.gameName),
  booster: presentPerson(row.booster, row.person),
})

type Names = ReadonlyMap<number, string>
/** Only games that this host shows. */
const presentGames = (ids: readonly number[], names: Names) =>
  ids.flatMap((gameId) => {
    const gameName = names.get(gameId)
    return gameName ? [{ gameId, gameName }] : []
  })

export const presentCard = (
  { booster, packages }: { booster: Booster; packages: number },
  person: PublicUser,
  names: Names,
): BoosterCard => ({
  ...presentPerson(booster, person),
  games: presentGames(booster.gameIds, names),
  packages,
  since: formatDateTime(booster.paidAt ?? booster.appliedAt),
})

/** Shown to members who are not boosters. */
const NO_RECORD: Omit<Booster, 'userId' | 'appliedAt'> = {
  state: 'unpaid',
  intro: '',
  gameIds: [],
  done: 0,
  late: 0,
  broken: 0,
  ratings: 0,
  stars: 0,
  earnedFen: fen(0),
  paidAt: null,
}

export function presentBoosterInfo(
  booster: Booster | undefined,
  { packages, stake, names }: { packages: readonly Offer[]; stake: Fen; names: Names },
): BoosterInfo {
  const row = booster ?? { ...NO_RECORD, userId: 0 as UserId, appliedAt: new Date(0) }
  return {
    state: booster ? row.state : 'none',
    intro: row.intro,
    games: presentGames(row.gameIds, names),
    deposit: BOOSTER_DEPOSIT,
    stake: fenToYuan(stake),
    paidTime: timeOrNull(row.paidAt),
    ...presentFigures(row),
    nextLevelAt: nextLevelAt(row.done) ?? null,
    earned: fenToYuan(row.earnedFen),
    packages: packages.map((offer) => presentPackage(offer, names.get(offer.gameId) ?? '')),
  }
}
