'use client'

import { useEffect } from 'react'
import { Empty } from '@/components/ui/kit/empty'
import { LoadError } from '@/components/ui/kit/load-error'
import { Skeleton } from '@/components/ui/kit/skeleton'
import { useLoad } from '@/lib/client/hooks/use-load'
import { useVisitor } from '@/lib/client/hooks/use-visitor'
import { lazyCall } from '@/lib/client/lazy-call'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { staffLoginPath } from '@/lib/shared/staff/staff-path'
import styles from './dist.module.css'

type Figures = OutputOf<ApiContract['GET /comm/getClickRecord']>
const CLOSED = new Set<string | undefined>(['NOT_LOGGED_IN', 'SESSION_EXPIRED', 'FORBIDDEN'])

/** Visitor statistics of this host for its distributor; other users see what is and is not counted. */
export function VisitFigures() {
  const isMember = useVisitor() !== null
  const load = () => lazyCall('GET /comm/getClickRecord', {}, { progress: true })
  const { data, error, refusal, reload } = useLoad('visits', load, { own: true })
  const needsCode = refusal?.reason === 'STAFF_CODE'
  useEffect(() => {
    if (needsCode) location.assign(staffLoginPath(location.pathname))
  }, [needsCode])
  const isClosed = !isMember || CLOSED.has(refusal?.reason)
  return (
    <section className={`panel ${styles.box}`} aria-labelledby="visits-h">
      <h1 id="visits-h">访问统计</h1>
      <p className="muted">按天统计访客数与浏览次数，不记录身份，访客标识每天更换。</p>
      {isClosed ? (
        <Empty picture="login" title="数据仅对站点管理员开放" text="请用管理员账号登录后查看" />
      ) : data ? (
        <FigureTables figures={data} />
      ) : error && !needsCode ? (
        <LoadError message={error} onRetry={reload} />
      ) : (
        <Skeleton height={258} />
      )}
      <div className={styles.actions}>
        <a className="btn" href="/">
          返回首页
        </a>
      </div>
    </section>
  )
}

function FigureTables({ figures: { days, codes } }: { figures: Figures }) {
  const most = Math.max(1, ...days.map((day) => day.uv))
  const sum = days.reduce((total, day) => total + day.uv, 0)
  return (
    <>
      <dl className={styles.figures}>
        {[
          ['今日访客', days[0]?.uv ?? 0],
          ['今日浏览', days[0]?.pv ?? 0],
          ['近 14 天访客', sum],
        ].map(([name, value]) => (
          <div key={name}>
            <dt className="muted">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <table className={styles.bars}>
        <caption className="sr">近 14 天每日访客与浏览</caption>
        <thead>
          <tr>
            <th scope="col">日期</th>
            <th scope="col">访客</th>
            <th scope="col">浏览</th>
            <th scope="col">
              <span className="sr">对比</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.day}>
              <td className="num">{day.day}</td>
              <td className="num">{day.uv}</td>
              <td className="num">{day.pv}</td>
              <td>
                <span className={styles.bar} style={{ width: `${(day.uv / most) * 100}%` }} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <table className={styles.bars}>
        <caption className="sr">推广码带来的访客</caption>
        <thead>
          <tr>
            <th scope="col">推广码</th>
            <th scope="col">访客</th>
          </tr>
        </thead>
        <tbody>
          {codes.map((code) => (
            <tr key={code.transitCode}>
              <td>{code.transitCode}</td>
              <td className="num">{code.uv}</td>
            </tr>
          ))}
          {codes.length === 0 ? (
            <tr>
              <td colSpan={2} className="muted">
                近 14 天没有推广带来的访客
              </td>
            </tr>
          ) : null}
        </tbody>
      </table>
    </>
  )
}
