import { ARKNIGHTS } from './arknights'
import { CALL_OF_DUTY_MOBILE } from './call-of-duty-mobile'
import { CROSS_FIRE } from './cross-fire'
import { DELTA_FORCE } from './delta-force'
import { DUNGEON_FIGHTER } from './dungeon-fighter'
import { EGGY_PARTY } from './eggy-party'
import { FANTASY_WESTWARD_JOURNEY } from './fantasy-westward-journey'
import type { GameSeed } from './game-seed'
import { GENSHIN_IMPACT } from './genshin-impact'
import { GOLDEN_SPATULA } from './golden-spatula'
import { HONOR_OF_KINGS } from './honor-of-kings'
import { IDENTITY_V } from './identity-v'
import { JUSTICE_ONLINE } from './justice-online'
import { JX3 } from './jx3'
import { LEAGUE_OF_LEGENDS } from './league-of-legends'
import { MOONLIGHT_BLADE } from './moonlight-blade'
import { NARAKA } from './naraka'
import { NARUTO_MOBILE } from './naruto-mobile'
import { ONMYOJI } from './onmyoji'
import { PEACEKEEPER_ELITE } from './peacekeeper-elite'
import { QQ_SPEED_MOBILE } from './qq-speed-mobile'
import { SKY } from './sky'
import { STAR_RAIL } from './star-rail'
import { TORCHLIGHT_INFINITE } from './torchlight-infinite'
import { VALORANT } from './valorant'
import { WILD_RIFT } from './wild-rift'
import { WORLD_OF_WARCRAFT } from './world-of-warcraft'
import { WUTHERING_WAVES } from './wuthering-waves'
import { ZENLESS_ZONE_ZERO } from './zenless-zone-zero'

const ALL: readonly GameSeed[] = [
  HONOR_OF_KINGS,
  PEACEKEEPER_ELITE,
  GENSHIN_IMPACT,
  DUNGEON_FIGHTER,
  DELTA_FORCE,
  LEAGUE_OF_LEGENDS,
  CROSS_FIRE,
  NARAKA,
  STAR_RAIL,
  GOLDEN_SPATULA,
  VALORANT,
  EGGY_PARTY,
  JUSTICE_ONLINE,
  NARUTO_MOBILE,
  WILD_RIFT,
  IDENTITY_V,
  ARKNIGHTS,
  WUTHERING_WAVES,
  ZENLESS_ZONE_ZERO,
  CALL_OF_DUTY_MOBILE,
  QQ_SPEED_MOBILE,
  FANTASY_WESTWARD_JOURNEY,
  JX3,
  MOONLIGHT_BLADE,
  ONMYOJI,
  SKY,
  TORCHLIGHT_INFINITE,
  WORLD_OF_WARCRAFT,
]

/** Marks the number that lists show and that influences the price most as the one accounts are compared by. */
function sorted(game: GameSeed): GameSeed {
  const numbers = game.fields.filter(({ kind, isMain }) => kind === 'number' && isMain)
  const [most] = numbers.sort((a, b) => (b.worth ?? 0) - (a.worth ?? 0))
  return { ...game, fields: game.fields.map((field) => (field === most ? { ...field, isSort: true } : field)) }
}

/** Games of the demo catalogue; the hot ones first, in display order. */
export const GAMES: readonly GameSeed[] = ALL.map(sorted)
