'use client'

import { useCallback, useEffect, useState } from 'react'
import { call } from '@/lib/client/api'
import { type PollAnswer, usePoll } from '@/lib/client/hooks/use-poll'
import { announceVisitor } from '@/lib/client/visitor'

/** A code is valid for two minutes and is polled during that time. */
const LOADING_MS = 400
const EVERY_MS = 1500
const LIFE_MS = 120_000

export type QrLoginState = 'loading' | 'waiting' | 'scanned' | 'refused' | 'gone'

/** A QR code while the component is mounted, its state, and a new code on demand; unmounting stops the polling. */
export function useQrLogin(): { url: string; state: QrLoginState; renew: () => void } {
  const [session, setSession] = useState({ url: '', code: '' })
  const [phase, setPhase] = useState<'waiting' | 'scanned' | 'refused' | 'gone'>('waiting')
  const [loading, setLoading] = useState(true)

  const renew = useCallback(() => {
    setSession({ url: '', code: '' })
    setPhase('waiting')
    setLoading(true)
    setTimeout(() => setLoading(false), LOADING_MS)
    call('POST /operation/wechat_login', {}, { loud: true, progress: true }).then(setSession, () => setPhase('gone'))
  }, [])
  useEffect(renew, [renew])

  const poll = usePoll({
    key: session.code,
    everyMs: EVERY_MS,
    max: Math.ceil(LIFE_MS / EVERY_MS),
    ask: async (): Promise<PollAnswer> => {
      const { state, token } = await call('GET /operation/wechat_login', { id: `${session.code}u` })
      if (token) return 'done'
      if (state === 'expired' || state === 'confirmed' || state === 'none') throw new Error('gone')
      setPhase(state)
      if (state === 'refused') throw new Error('refused')
      return 'waiting'
    },
    onDone: () => void enter(),
  })
  const ended = poll.state === 'expired' || poll.state === 'failed'
  return {
    url: session.url,
    renew,
    state: loading || (!session.url && phase !== 'gone') ? 'loading' : ended && phase !== 'refused' ? 'gone' : phase,
  }
}

/** The cookies are already set. If the profile cannot be loaded, the visitor stays here; the wrapper shows 网络超时. */
async function enter(): Promise<void> {
  try {
    await call('GET /user/userInfo', {}, { loud: true, progress: true })
  } catch {
    return announceVisitor()
  }
  location.assign('/')
}
