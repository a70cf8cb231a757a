'use client'

import { useState } from 'react'
import styles from '@/components/members/parts/centre.module.css'
import { Alert } from '@/components/ui/kit/alert'
import { Button } from '@/components/ui/kit/button'
import { call } from '@/lib/client/api'
import { useProfile } from '@/lib/client/hooks/use-profile'
import { toast } from '@/lib/client/toast-store'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { payoutLock } from './payout-lock'

type Request = NonNullable<OutputOf<ApiContract['GET /user/phoneRequest']>['request']>

const KINDS = { open: 'info', approved: 'safe', rejected: 'warn', withdrawn: 'info' } as const

/** State of the request about a lost phone, with a way to cancel it, also for an owner who did not make it. */
export function PhoneRequest({ request, onChange }: { request: Request; onChange: () => void }) {
  const user = useProfile()
  const [busy, setBusy] = useState(false)
  const withdraw = async () => {
    setBusy(true)
    await call('POST /user/withdrawPhoneRequest', {}, { loud: true }).then(
      () => toast({ text: '申请已撤回' }),
      () => {},
    )
    setBusy(false)
    onChange()
  }
  const { state, stateName, phone, reason, createTime } = request
  return (
    <section aria-label="更换手机号的申请">
      <dl className={styles.facts}>
        {[
          ['申请', `更换为 ${phone}`],
          ['提交时间', createTime],
          ['状态', stateName],
          ...(reason ? [['客服说明', reason]] : []),
        ].map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {state === 'open' ? (
        <>
          <Alert kind={KINDS[state]}>
            {`客服核验后会通知你，通过后所有设备退出登录，${payoutLock(user)}。不是你本人提交的，请立即撤回并修改密码。`}
          </Alert>
          <p className={styles.after}>
            <Button loading={busy} onClick={() => void withdraw()}>
              撤回申请
            </Button>
          </p>
        </>
      ) : null}
    </section>
  )
}
