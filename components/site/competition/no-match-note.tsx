import { Icon } from '@/components/ui/kit/icon'
import type { MatchList } from '@/lib/contract/entities/content'
import { dayText, type MatchQuery, matchHref } from './match-query'

/** Shown if there is no match today, with the next match if there is one. */
export function NoMatchNote({ query, found }: { query: MatchQuery; found: MatchList }) {
  if (query.day || found.list.some((match) => match.startTime.startsWith(found.today))) return null
  const { next } = found
  return (
    <p className="alert" style={{ marginTop: 'var(--s-4)' }}>
      <Icon name="info" />
      <span>
        今天没有比赛。
        {next ? (
          <>
            下一场 {dayText(next.startTime.slice(0, 10))} {next.startTime.slice(11, 16)}，{next.homeTeam} 对{' '}
            {next.awayTeam}。{' '}
            <a className="link" href={matchHref(query, { day: next.startTime.slice(0, 10) })}>
              查看当天赛程
            </a>
          </>
        ) : (
          '新赛程公布后会在这里显示，最近的结果见下方。'
        )}
      </span>
    </p>
  )
}
