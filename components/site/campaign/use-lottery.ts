'use client'

import { useCallback, useEffect, useState } from 'react'
import type { ApiError } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { useVisitor } from '@/lib/client/hooks/use-visitor'
import { lazyCall } from '@/lib/client/lazy-call'
import type { Chances, DrawRow, LotteryInfo } from '@/lib/contract/entities/campaign'

export interface OwnLottery {
  chances: Chances
  list: DrawRow[]
}

/** The lottery as rendered, then current; own chances and draws; drawing. */
export function useLottery(given: LotteryInfo) {
  const [lottery, setLottery] = useState(given)
  const [own, setOwn] = useState<OwnLottery | null>(null)
  const [ownError, setOwnError] = useState('')
  const visitor = useVisitor()
  const isMember = visitor !== null
  const intent = useIntent()
  const { lotteryId } = given

  const refresh = useCallback(() => {
    lazyCall('GET /activity/lottery/lotteryInfo', {})
      .then((answer) => answer.lottery?.lotteryId === lotteryId && setLottery(answer.lottery))
      .catch(() => {})
  }, [lotteryId])
  const askOwn = useCallback(() => {
    setOwnError('')
    lazyCall('GET /activity/lottery/myLottery', { lotteryId: String(lotteryId) }).then(setOwn, (error: ApiError) =>
      setOwnError(error.message),
    )
  }, [lotteryId])
  // visitors who cannot draw see the page as rendered, at most a minute old
  useEffect(() => {
    if (!isMember) return setOwn(null)
    refresh()
    askOwn()
  }, [isMember, askOwn, refresh])

  /** Rejects like `call`. A click after a lost response returns the existing draw, so that no chance is used twice. */
  const draw = async (): Promise<DrawRow> => {
    const answer = await lazyCall(
      'POST /activity/lottery/draw',
      { lotteryId: String(lotteryId) },
      { progress: true, idempotencyKey: intent.keyOf(`draw ${lotteryId}`) },
    )
    intent.forget()
    setOwn((old) => ({ chances: answer.chances, list: [answer.draw, ...(old?.list ?? [])] }))
    return answer.draw
  }
  return { lottery, own, ownError, isMember, draw, refresh, askOwn }
}
