import { startOfDay } from '@/lib/shared/time'
import type { Db } from '../../client'
import { leagueMatches } from '../../schema/listings/content'
import type { Random } from '../random'

interface League {
  gameId: number
  name: string
  stages: readonly [past: string, coming: string]
  bestOf: number
  teams: readonly string[]
}

/** Leagues and teams are invented, because results of real ones would be false. */
const LEAGUES: readonly League[] = [
  {
    gameId: 107,
    name: '王者荣耀城市邀请赛',
    stages: ['小组赛', '八强赛'],
    bestOf: 5,
    teams: ['临安听雨', '巴蜀赤焰', '岭南逐浪', '长安夜行', '金陵守望', '江城破晓'],
  },
  {
    gameId: 102,
    name: '英雄联盟高校联赛',
    stages: ['常规赛', '季后赛'],
    bestOf: 3,
    teams: ['北辰电竞社', '蓝桥战队', '梧桐里', '东湖之星', '岳麓山下', '珠海灯塔'],
  },
  {
    gameId: 116,
    name: '无畏契约城市邀请赛',
    stages: ['小组赛', '淘汰赛'],
    bestOf: 3,
    teams: ['津门卫', '星城极光', '鹭岛风暴', '泉城铁壁', '春城疾风', '姑苏烟火'],
  },
  {
    gameId: 111,
    name: '和平精英冬季公开赛',
    stages: ['积分赛', '决赛圈'],
    bestOf: 1,
    teams: ['雪国列车', '空投猎人', '麦田信号', '黑石小队', '落日航线', '最后一圈'],
  },
]
/** Days before and after today; today has matches of two leagues. */
const FIRST_DAY = -6
const LAST_DAY = 12
const HOUR = 3_600_000

/**
 * Seeds matches around the current time: finished ones with results, one in progress, and a schedule for the next days.
 */
export async function seedMatches(db: Db, now: Date, random: Random): Promise<void> {
  const today = startOfDay(now).getTime()
  const rows = LEAGUES.flatMap((league, l) =>
    Array.from({ length: LAST_DAY - FIRST_DAY + 1 }, (_, i) => FIRST_DAY + i)
      .filter((day) => (day + l) % LEAGUES.length < 2 && day !== 0)
      .flatMap((day) =>
        [14, 19].map((hour, slot) =>
          fixture(league, today + day * 24 * HOUR + (hour + l * 0.5) * HOUR, day + l * 3 + slot * 2, now, random),
        ),
      ),
  )
  const [first, second, third] = LEAGUES as [League, League, League]
  const live = [
    { ...fixture(first, now.getTime() - 1.2 * HOUR, 1, now, random), homeScore: 1, awayScore: 1, endedAt: null },
    { ...fixture(third, now.getTime() - 0.4 * HOUR, 2, now, random), homeScore: 0, awayScore: 0, endedAt: null },
  ]
  const soon = [2.5, 4].map((hours, i) => fixture(second, now.getTime() + hours * HOUR, 3 + i * 2, now, random))
  const done = fixture(second, now.getTime() - 7 * HOUR, 4, now, random)
  await db
    .insert(leagueMatches)
    .values([...rows, ...live, ...soon, done].map((row) => ({ ...row, startsAt: onTheQuarter(row.startsAt) })))
}

function fixture(league: League, startsAt: number, turn: number, now: Date, random: Random) {
  const { teams, bestOf } = league
  const home = (((turn * 2) % teams.length) + teams.length) % teams.length
  const away = (home + 1 + (Math.abs(turn) % (teams.length - 1))) % teams.length
  const isOver = startsAt + 3 * HOUR < now.getTime()
  const need = Math.ceil(bestOf / 2)
  const lost = bestOf === 1 ? 0 : random.int(0, need - 1)
  const homeWins = random.chance(0.5)
  return {
    gameId: league.gameId,
    league: league.name,
    stage: league.stages[startsAt < now.getTime() ? 0 : 1],
    bestOf,
    homeTeam: teams[home] as string,
    awayTeam: teams[away === home ? (home + 1) % teams.length : away] as string,
    homeScore: isOver ? (homeWins ? need : lost) : null,
    awayScore: isOver ? (homeWins ? lost : need) : null,
    startsAt: new Date(startsAt),
    endedAt: isOver ? new Date(startsAt + 2 * HOUR) : null,
  }
}

/** Rounds start times down to a quarter of an hour. */
const onTheQuarter = (at: Date): Date => new Date(Math.floor(at.getTime() / (HOUR / 4)) * (HOUR / 4))
