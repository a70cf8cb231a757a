'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/kit/button'
import { call } from '@/lib/client/api'
import styles from './site.module.css'
import type { HostRow } from './types'

interface Props {
  host: string
  check: HostRow['check']
  onDone: () => void
}
type Check = NonNullable<HostRow['check']>

const ROUTES: Readonly<Record<Check['route'], [tag: string, words: string]>> = {
  here: ['tag tag-safe', '解析正常'],
  elsewhere: ['tag tag-danger', '解析到了别处'],
  none: ['tag tag-danger', '没有解析'],
  unknown: ['tag', '解析暂时查不到'],
}
const ADVICE: Readonly<Partial<Record<Check['route'], string>>> = {
  elsewhere: '请把解析改成下面的记录；用了 CDN 的，能打开网站即可忽略。',
  none: '请到域名服务商处添加下面的记录。',
}

function certificateWords({ certificate, certificateUntil, isEnding }: Check): [tag: string, words: string] {
  if (certificate === 'valid')
    return [isEnding ? 'tag tag-bargain' : 'tag tag-safe', `证书有效至 ${certificateUntil ?? ''}`]
  if (certificate === 'expired') return ['tag tag-danger', `证书已于 ${certificateUntil ?? ''} 过期`]
  return certificate === 'other' ? ['tag tag-danger', '证书与域名不符'] : ['tag', '未启用 HTTPS']
}

/** Where an active host leads and its certificate; checked when the page opens, if the last check is a day old. */
export function HostState({ host, check, onDone }: Props) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const run = async () => {
    setBusy(true)
    setError('')
    await call('POST /console/checkHost', { host }).then(onDone, (fault: Error) => setError(fault.message))
    setBusy(false)
  }
  const isDue = check === null || check.isOld
  useEffect(() => {
    if (isDue) void run()
  }, [host])
  const [routeTag, routeWords] = check ? ROUTES[check.route] : ['tag', '检查中']
  const certificate = check ? certificateWords(check) : null
  const advice = check ? ADVICE[check.route] : undefined
  return (
    <div className={styles.hostState}>
      <span className={routeTag}>{routeWords}</span>
      {certificate ? <span className={certificate[0]}>{certificate[1]}</span> : null}
      {check ? <small className="muted">{`${check.checkTime.slice(5, 16)} 检查`}</small> : null}
      <Button kind="text" size="sm" loading={busy} onClick={() => void run()}>
        重新检查
      </Button>
      {check?.isEnding ? <small>证书快到期了，请尽快续期</small> : null}
      {advice ? <small>{advice}</small> : null}
      {error ? (
        <small className={styles.finding} role="alert">
          {error}
        </small>
      ) : null}
    </div>
  )
}
