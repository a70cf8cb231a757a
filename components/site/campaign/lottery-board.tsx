'use client'

import { useState } from 'react'
import { Button, buttonClass } from '@/components/ui/kit/button'
import type { ApiError } from '@/lib/client/api'
import { redirectToLogin } from '@/lib/client/redirect-to-login'
import type { DrawRow, LotteryInfo } from '@/lib/contract/entities/campaign'
import styles from './lottery.module.css'
import { PrizeTile } from './prize-tile'
import { useLights } from './use-lights'
import type { OwnLottery } from './use-lottery'

interface Props {
  lottery: LotteryInfo
  own: OwnLottery | null
  isMember: boolean
  draw: () => Promise<DrawRow>
  onDrawn: (draw: DrawRow) => void
}

/** Cells of the 3 x 3 grid in clockwise order, as [column, row]. */
const RING = [
  [1, 1],
  [2, 1],
  [3, 1],
  [3, 2],
  [3, 3],
  [2, 3],
  [1, 3],
  [1, 2],
] as const
const CLOSED = { soon: '活动未开始', ended: '活动已结束' }

/** Prizes around the button. The server decides the result before the animation starts. */
export function LotteryBoard({ lottery, own, isMember, draw, onDrawn }: Props) {
  const { prizes, state } = lottery
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<{ reason: string; message: string } | null>(null)
  const { lit, runTo, darken } = useLights(prizes.length)
  const left = own?.chances.left
  const handleDraw = async () => {
    if (redirectToLogin('/lotterydraw')) return
    setBusy(true)
    setRefused(null)
    darken()
    try {
      const drawn = await draw()
      await runTo(
        Math.max(
          0,
          prizes.findIndex((prize) => prize.prizeId === drawn.prizeId),
        ),
      )
      onDrawn(drawn)
    } catch (error) {
      const { reason, message } = error as ApiError
      setRefused({ reason, message })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div>
      <div className={styles.board}>
        <ol className={styles.ring} aria-label="奖品">
          {prizes.map((prize, i) => {
            const [column, row] = RING[i] ?? [1, 4]
            return (
              <li key={prize.prizeId} style={{ gridColumn: column, gridRow: row }} data-lit={lit === i || undefined}>
                <PrizeTile prize={prize} />
              </li>
            )
          })}
        </ol>
        <div className={styles.centre}>
          {state === 'open' ? (
            <Button
              kind="primary"
              size="xl"
              block
              loading={busy}
              disabled={isMember && left === 0}
              onClick={() => void handleDraw()}
            >
              {isMember ? '抽奖' : '登录抽奖'}
            </Button>
          ) : (
            <Button size="xl" block disabled>
              {CLOSED[state]}
            </Button>
          )}
          <p className="muted num">{chanceText(lottery, own, isMember)}</p>
        </div>
      </div>
      {refused ? (
        <p className={`alert alert-warn ${styles.refused}`} role="alert">
          <span>{refused.message}</span>
          {refused.reason === 'NOT_VERIFIED' ? (
            <a
              className={buttonClass({ size: 'sm' })}
              href="/center/myself/identityAuthentication?returnUrl=%2Flotterydraw"
            >
              去认证
            </a>
          ) : null}
        </p>
      ) : null}
    </div>
  )
}

function chanceText({ state, maxPerDay }: LotteryInfo, own: OwnLottery | null, isMember: boolean): string {
  if (state !== 'open') return ''
  if (!isMember) return '实名用户每天免费一次'
  if (!own) return '正在查询机会…'
  const { left, free, earned } = own.chances
  if (left > 0) return `今天还可抽 ${left} 次`
  return free + earned > 0 ? `今天已抽满 ${maxPerDay} 次` : '今天没有机会了'
}
