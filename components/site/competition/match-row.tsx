import { Tag } from '@/components/ui/kit/tag'
import { GameCover } from '@/components/ui/pictures/game-cover'
import type { LeagueMatch } from '@/lib/contract/entities/content'
import { shieldUrl } from '@/lib/shared/pictures/art-url'
import { machineTime } from '@/lib/shared/time'
import styles from './competition.module.css'

const STATES: Record<LeagueMatch['state'], { word: string; kind?: 'brand' | 'safe' | 'info' | 'bargain' }> = {
  live: { word: '进行中', kind: 'safe' },
  upcoming: { word: '未开始', kind: 'info' },
  finished: { word: '已结束' },
  awaiting: { word: '待公布', kind: 'bargain' },
}

/** One match: time, league, both teams with the score, state, and goods of its game. */
export function MatchRow({ match }: { match: LeagueMatch }) {
  const { homeScore, awayScore, state } = match
  const known = homeScore !== null && awayScore !== null
  const isOver = state === 'finished' && known
  const team = (name: string, won: boolean, side: string | undefined) => (
    <span className={`${styles.team} ${side} ${isOver && !won ? styles.lost : ''}`.trimEnd()}>
      <img src={shieldUrl(name)} alt="" width={28} height={28} loading="lazy" decoding="async" />
      <span className="ell">{name}</span>
    </span>
  )
  return (
    <li className={styles.match}>
      <GameCover id={match.gameId} size={44} />
      <p className={styles.what}>
        <b className="ell">{match.league}</b>
        <span className="muted ell">
          {match.stage}
          {match.bestOf > 1 ? ` · ${match.bestOf}局${Math.ceil(match.bestOf / 2)}胜` : ''}
        </span>
      </p>
      <time className={`${styles.time} num`} dateTime={machineTime(match.startTime)}>
        {match.startTime.slice(11, 16)}
      </time>
      <p className={styles.teams}>
        {team(match.homeTeam, known && homeScore > awayScore, styles.home)}
        <b className={`${styles.score} num`}>{known && state !== 'upcoming' ? `${homeScore} : ${awayScore}` : 'VS'}</b>
        {team(match.awayTeam, known && awayScore > homeScore, styles.away)}
      </p>
      <span className={styles.state}>
        <Tag kind={STATES[state].kind}>{STATES[state].word}</Tag>
      </span>
      <a className="btn btn-sm" href={`/wares?gt=1&gid=${match.gameId}`}>
        <span>
          看<span className="sr">{match.gameName}</span>账号
        </span>
      </a>
    </li>
  )
}
