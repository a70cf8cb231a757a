'use client'

import { Price } from '@/components/ui/kit/price'
import { call } from '@/lib/client/api'
import { useDebounced } from '@/lib/client/hooks/use-debounced'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { GameFilter } from '@/lib/contract/entities/goods'
import styles from './request.module.css'
import type { RequestFields } from './request-errors'

interface Estimate {
  low: string
  high: string
  /** Basis of the estimate. */
  basis: string
}

const PAUSE_MS = 600

/** What recycling pays for similar accounts: by facts if the main ones are entered, else by game. */
export function RequestEstimate({ fields, model }: { fields: RequestFields; model: GameFilter['fields'] }) {
  const { gameId, kind, count } = fields
  const main = model.filter(({ isMain }) => isMain !== false)
  const facts = Object.fromEntries(main.map(({ key }) => [key, (fields.facts[key] ?? '').trim()]))
  const isWhole = kind === 'one' && main.length > 0 && Object.values(facts).every(Boolean)
  const key = JSON.stringify([gameId, kind, isWhole && facts])
  const isSettled = useDebounced(key, PAUSE_MS) === key
  const load = () => ask(gameId, isWhole ? facts : null)
  const { data: found } = useLoad(gameId && isSettled ? key : null, load, { keeps: false })
  if (!gameId) return null
  const times = kind === 'batch' && /^\d{1,3}$/.test(count) ? Number(count) : 1
  return (
    <div className={styles.estimate} aria-live="polite">
      <span>回收参考价{kind === 'batch' ? `（${times} 个合计）` : ''}</span>
      {found ? (
        <>
          <span>
            <Price yuan={timesOf(found.low, times)} size="l" /> <span className="muted">至</span>{' '}
            <Price yuan={timesOf(found.high, times)} size="l" />
          </span>
          <small>{found.basis}，客服核对截图后给出 24 小时有效的报价</small>
        </>
      ) : (
        <small>近期成交较少或没有相近的成交时没有参考价，由客服核对截图后报价</small>
      )}
    </div>
  )
}

const timesOf = (yuan: string, times: number): string => (Number(yuan) * times).toFixed(2)

async function ask(gid: string, facts: Record<string, string> | null): Promise<Estimate | null> {
  if (facts) {
    const one = await call('POST /evaluation', { gid, facts: JSON.stringify(facts) }).catch(() => null)
    // if no similar account was sold, the game's median is not meaningful either
    if (one && !(one.recycleLow && one.recycleHigh)) return null
    if (one?.recycleLow && one.recycleHigh)
      return { low: one.recycleLow, high: one.recycleHigh, basis: '按最接近的成交计算' }
  }
  const { list } = await call('GET /evaluation/market', {})
  const row = list.find(({ gameId }) => String(gameId) === gid)
  return row ? { low: row.recycleLow, high: row.recycleHigh, basis: '按该游戏近 30 天成交计算' } : null
}
