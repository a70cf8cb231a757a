'use client'

import { useEffect, useState } from 'react'
import { AcceptInvitation } from '@/components/office/people/accept-invitation'
import { Logo } from '@/components/site/header/logo'
import { Empty } from '@/components/ui/kit/empty'
import { LoadError } from '@/components/ui/kit/load-error'
import { Skeleton } from '@/components/ui/kit/skeleton'
import { useLoad } from '@/lib/client/hooks/use-load'
import { lazyCall } from '@/lib/client/lazy-call'
import { ROLES } from '@/lib/shared/staff/staff'
import { returnPath } from '@/lib/shared/staff/staff-path'
import { CodeForm } from './code-form'
import { Enrolment } from './enrolment'
import { RecoveryCodes } from './recovery-codes'
import styles from './staff-login.module.css'

const invitationIn = (search: string): string => new URLSearchParams(search).get('invitation') ?? ''

/**
 * Staff login with an authenticator code; the first time the authenticator is bound here, and the recovery codes are
 * shown.
 */
export function StaffLogin({ siteName }: { siteName: string }) {
  const { data, slow, error, reload } = useLoad('staff', () => lazyCall('GET /staff/state', {}))
  const [codes, setCodes] = useState<string[]>([])
  const [token] = useState(() => (typeof location === 'undefined' ? '' : invitationIn(location.search)))
  const [goal, setGoal] = useState('进入后台')
  useEffect(() => {
    if (returnPath(location.search).startsWith('/desk')) setGoal('进入工作台')
  }, [])
  const goOn = () => location.assign(returnPath(location.search))
  const handleIn = (newCodes: string[]) => (newCodes.length > 0 ? setCodes(newCodes) : goOn())
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Logo name={siteName} />
      </header>
      <main id="main" className={`panel ${styles.card}`} tabIndex={-1}>
        <h1>{goal}</h1>
        {error && !data ? <LoadError message={error} onRetry={reload} /> : null}
        {slow ? <Skeleton height={220} /> : null}
        {data && !data.member && token ? <AcceptInvitation token={token} onAccepted={reload} /> : null}
        {data && !data.member && !token ? (
          <Empty picture="login" title="这里只对员工开放" text="当前账号不是本站员工，请联系负责人邀请">
            <a className="btn" href="/">
              返回首页
            </a>
          </Empty>
        ) : null}
        {data?.member ? (
          <p className="muted">
            {`${data.member.nickName}・${data.member.house === 'platform' ? '平台' : siteName}${ROLES[data.member.role]}`}
          </p>
        ) : null}
        {codes.length > 0 ? <RecoveryCodes codes={codes} goal={goal} onDone={goOn} /> : null}
        {data?.member && codes.length === 0 ? (
          data.isEnrolled ? (
            <CodeForm left={data.recoveryLeft} onIn={handleIn} />
          ) : (
            <Enrolment onIn={handleIn} />
          )
        ) : null}
      </main>
    </div>
  )
}
