'use client'

import { useEffect, useState } from 'react'
import { call } from '@/lib/client/api'
import { useElapsed } from '@/lib/client/hooks/use-elapsed'
import { useLoad } from '@/lib/client/hooks/use-load'
import { announceVisitor } from '@/lib/client/visitor'

/** The loading state is shown at least this long. */
const LOADING_MS = 400
const EVERY_MS = 1500
/** A code is valid for two minutes and is polled during that time. */
const LIFE_MS = 120_000

export type QrLoginState = 'loading' | 'waiting' | 'scanned' | 'refused' | 'gone'

/** A QR code while the component is mounted, its state, and a new code on demand; unmounting stops the polling. */
export function useQrLogin(): { url: string; state: QrLoginState; renew: () => void } {
  const [round, setRound] = useState(1)
  const session = useLoad(
    String(round),
    () => call('POST /operation/wechat_login', {}, { loud: true, progress: true }),
    { keeps: false },
  )
  const { url = '', code = '' } = session.data ?? {}
  const isShown = useElapsed(String(round), LOADING_MS)
  const isOver = useElapsed(code, LIFE_MS)
  const scan = useLoad(code || null, () => call('GET /operation/wechat_login', { id: `${code}u` }), {
    keeps: false,
    everyMs: (now, failed) => (isOver || failed || (now && !isOpen(now)) ? 0 : EVERY_MS),
  })
  const isEntered = Boolean(scan.data?.token)
  useEffect(() => {
    if (isEntered) void enter()
  }, [isEntered])
  const state = (): QrLoginState => {
    if (session.error) return 'gone'
    if (!isShown || !url) return 'loading'
    if (isOver || scan.error) return 'gone'
    const { state = 'waiting', token } = scan.data ?? {}
    if (token) return 'scanned'
    return state === 'expired' || state === 'confirmed' || state === 'none' ? 'gone' : state
  }
  return { url, state: state(), renew: () => setRound((n) => n + 1) }
}

/** Not yet confirmed, refused or expired: a later poll can still return a token. */
const isOpen = ({ state, token }: { state: string; token: string }): boolean =>
  !token && (state === 'waiting' || state === 'scanned')

/** The cookies are already set. If the profile cannot be loaded, the visitor stays here; the wrapper shows 网络超时. */
async function enter(): Promise<void> {
  try {
    await call('GET /user/userInfo', {}, { loud: true, progress: true })
  } catch {
    return announceVisitor()
  }
  location.assign('/')
}
