'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button, buttonClass } from '@/components/ui/kit/button'
import { Empty } from '@/components/ui/kit/empty'
import { LoadError } from '@/components/ui/kit/load-error'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { reloadProfile, useProfile } from '@/lib/client/hooks/use-profile'
import { toast } from '@/lib/client/toast-store'
import { payeeKindsText } from '@/lib/shared/money/payout'
import { PayeeRow } from './payee-row'
import styles from './payout.module.css'
import type { Payee } from './use-payouts'

const PayeeDialog = dynamic(() => import('./payee-dialog').then((m) => m.PayeeDialog), { ssr: false })

/** Payees of withdrawals: a few, all with the same name, one of them the default. */
export function PayeesPage() {
  const user = useProfile()
  const { data, slow, error, reload } = useLoad('payees', () => call('GET /user/payees', {}, { progress: true }))
  const [adds, setAdds] = useState(false)
  const [removes, setRemoves] = useState<Payee | null>(null)
  const handleChanged = () => {
    reload()
    void reloadProfile()
  }
  const act = async (work: Promise<unknown>, done: string) => {
    await work.then(
      () => toast({ text: done }),
      (failure: Error) => toast({ kind: 'danger', text: failure.message }),
    )
    handleChanged()
  }
  const idOf = ({ payeeId }: Payee) => ({ payeeId: String(payeeId) })
  const isReady = user?.authStatus === 2 && user.isPayPassWord
  const isFull = data !== null && data.list.length >= data.mostPayees
  return (
    <section className={`panel ${styles.box}`} aria-labelledby="payees-h">
      <header className="section-head">
        <h1 id="payees-h" className={styles.title}>
          收款账户
        </h1>
        <Button size="sm" className={styles.push} disabled={!isReady || isFull} onClick={() => setAdds(true)}>
          添加
        </Button>
      </header>
      <p className={styles.fine}>
        {`提现只打到实名本人的账户${data ? `，最多 ${data.mostPayees} 个。新绑定的账户 ${data.lockHours} 小时内不能提现` : '，新绑定的账户暂时不能提现'}，第一笔次日打款。`}
      </p>
      {user && !isReady ? <Missing isVerified={user.authStatus === 2} /> : null}
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      {slow ? <SkeletonRows rows={3} height={40} /> : null}
      {data && data.list.length === 0 && isReady ? (
        <Empty picture="orders" title="还没有收款账户" text={`绑定${payeeKindsText(data.payeeKinds)}后就能提现`}>
          <Button kind="primary" onClick={() => setAdds(true)}>
            绑定收款账户
          </Button>
        </Empty>
      ) : null}
      <ul className={styles.list}>
        {data?.list.map((payee) => (
          <PayeeRow
            key={payee.payeeId}
            payee={payee}
            onChoose={() => void act(call('POST /user/choosePayee', idOf(payee)), '已设为默认')}
            onRemove={() => setRemoves(payee)}
          />
        ))}
      </ul>
      {adds && data ? (
        <PayeeDialog
          kinds={data.payeeKinds}
          lockHours={data.lockHours}
          onClose={() => setAdds(false)}
          onDone={() => {
            setAdds(false)
            handleChanged()
          }}
        />
      ) : null}
      <ConfirmDialog
        open={removes !== null}
        title={`删除 ${removes?.name ?? ''}？`}
        confirmText="删除"
        onConfirm={() => (removes ? act(call('POST /user/removePayee', idOf(removes)), '已删除') : undefined)}
        onClose={() => setRemoves(null)}
      >
        {data ? `再次绑定时要重新验证，并锁 ${data.lockHours} 小时。` : null}
      </ConfirmDialog>
    </section>
  )
}

const BACK = encodeURIComponent('/center/myself/changeAliAccount')

const Missing = ({ isVerified }: { isVerified: boolean }) => (
  <Empty
    picture="orders"
    title={isVerified ? '先设置支付密码' : '先完成实名认证'}
    text={isVerified ? '绑定收款账户要输入支付密码' : '收款账户须与实名一致'}
  >
    <a
      className={buttonClass({ kind: 'primary' })}
      href={`/center/myself/${isVerified ? 'changePayPassword' : 'identityAuthentication'}?returnUrl=${BACK}`}
    >
      {isVerified ? '去设置' : '去认证'}
    </a>
  </Empty>
)
