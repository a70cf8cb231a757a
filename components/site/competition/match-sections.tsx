import type { LeagueMatch } from '@/lib/contract/entities/content'
import styles from './competition.module.css'
import { dayText } from './match-query'
import { MatchRow } from './match-row'

/** Matches per section on the page of all days; more are shown by day. */
const SHOWN = 10

/** Running matches first, then upcoming ones, then results, latest first. */
export function MatchSections({ list, isOneDay }: { list: readonly LeagueMatch[]; isOneDay: boolean }) {
  const of = (...states: LeagueMatch['state'][]) => list.filter((match) => states.includes(match.state))
  const sections = [
    { id: 'live', title: '正在进行', note: '比分每局结束后更新', matches: of('live') },
    { id: 'upcoming', title: '即将开始', note: '开赛时间为北京时间', matches: of('upcoming') },
    { id: 'finished', title: '已结束', note: '最近的在前', matches: of('finished', 'awaiting').reverse() },
  ]
  return sections
    .filter(({ matches }) => matches.length > 0)
    .map(({ id, title, note, matches }) => (
      <section key={id} className="section" aria-labelledby={`${id}-h`}>
        <header className="section-head">
          <h2 id={`${id}-h`}>{title}</h2>
          <span className="note">
            {matches.length} 场 · {note}
          </span>
        </header>
        <div className={`panel ${styles.list}`}>
          {byDay(isOneDay ? matches : matches.slice(0, SHOWN)).map(([day, ofDay]) => (
            <div key={day} className={styles.day}>
              <h3>{dayText(day)}</h3>
              <ul>
                {ofDay.map((match) => (
                  <MatchRow key={match.matchId} match={match} />
                ))}
              </ul>
            </div>
          ))}
          {!isOneDay && matches.length > SHOWN ? (
            <p className={styles.rest}>还有 {matches.length - SHOWN} 场，请在上方按日期查看</p>
          ) : null}
        </div>
      </section>
    ))
}

function byDay(list: readonly LeagueMatch[]): [string, LeagueMatch[]][] {
  const days = new Map<string, LeagueMatch[]>()
  for (const match of list) {
    const day = match.startTime.slice(0, 10)
    days.set(day, [...(days.get(day) ?? []), match])
  }
  return [...days]
}
