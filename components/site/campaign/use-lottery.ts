'use client'

import { useIntent } from '@/lib/client/hooks/use-intent'
import { setOwn, useLoad } from '@/lib/client/hooks/use-load'
import { useVisitor } from '@/lib/client/hooks/use-visitor'
import { lazyCall } from '@/lib/client/lazy-call'
import type { Chances, DrawRow, LotteryInfo } from '@/lib/contract/entities/campaign'

export interface OwnLottery {
  chances: Chances
  list: DrawRow[]
}

/** The lottery as rendered, then current; own chances and draws; drawing. */
export function useLottery(initial: LotteryInfo) {
  const isMember = useVisitor() !== null
  const intent = useIntent()
  const { lotteryId } = initial
  const key = `lottery ${lotteryId}`
  // visitors who cannot draw see the page as rendered, at most a minute old
  const now = useLoad(isMember ? key : null, () => lazyCall('GET /activity/lottery/lotteryInfo', {}))
  const own = useLoad<OwnLottery>(
    key,
    () => lazyCall('GET /activity/lottery/myLottery', { lotteryId: String(lotteryId) }),
    { own: true },
  )

  /** Rejects like `call`. A click after a lost response returns the existing draw, so that no chance is used twice. */
  const draw = async (): Promise<DrawRow> => {
    const answer = await lazyCall(
      'POST /activity/lottery/draw',
      { lotteryId: String(lotteryId) },
      { progress: true, idempotencyKey: intent.keyOf(`draw ${lotteryId}`) },
    )
    intent.forget()
    const list = [answer.draw, ...(own.data?.list ?? [])]
    await setOwn<OwnLottery>(key, { chances: answer.chances, list })
    return answer.draw
  }
  const current = now.data?.lottery
  return {
    lottery: current?.lotteryId === lotteryId ? current : initial,
    own: own.data,
    ownError: own.error,
    isMember,
    draw,
    refresh: now.reload,
    askOwn: own.reload,
  }
}
