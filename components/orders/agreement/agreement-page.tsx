'use client'

import { LegalText } from '@/components/listings/news/legal-text'
import { OrderError } from '@/components/orders/order/order-error'
import { withAddress } from '@/components/ui/forms/with-address'
import { Crumb } from '@/components/ui/kit/crumb'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useLiveOrders } from '@/lib/client/hooks/use-live'
import { useLoad } from '@/lib/client/hooks/use-load'
import { orderPath } from '@/lib/shared/trade/order-path'
import styles from './agreement.module.css'
import { AgreementState } from './agreement-state'
import { ReadToEnd } from './read-to-end'
import { SignForm } from './sign-form'
import type { OwnAgreement } from './types'

/** The transfer agreement of one order: its text, who has signed, and the own signature. */
function AgreementPage({ orderSn }: { orderSn: string }) {
  const loaded = useLoad<OwnAgreement | null>(
    orderSn,
    async () => (orderSn ? call('GET /order/agreement', { orderSn }) : null),
    { keeps: false },
  )
  useLiveOrders(loaded.reload, orderSn)
  const { data, error, slow, reload } = loaded
  return (
    <>
      <Crumb
        items={[
          { title: '个人中心', href: '/center' },
          { title: '订单详情', href: orderPath(orderSn) },
          { title: '账号转让协议' },
        ]}
      />
      {data ? (
        <div className={styles.cols}>
          <section className={`panel ${styles.paper}`} aria-labelledby="agreement-h">
            <h1 id="agreement-h">账号转让协议</h1>
            <p className={`muted num ${styles.facts}`}>{`${data.agreementSn}，第 ${data.version} 版文本`}</p>
            <ReadToEnd key={data.copyHash}>
              {(hasRead) => (
                <>
                  <LegalText text={data.text} />
                  {data.maySign ? <SignForm agreement={data} hasRead={hasRead} onSigned={reload} /> : null}
                </>
              )}
            </ReadToEnd>
          </section>
          <AgreementState agreement={data} />
        </div>
      ) : (
        <section className={`panel ${styles.paper}`} aria-busy={!error}>
          <h1 className="sr">账号转让协议</h1>
          {slow ? <SkeletonRows rows={8} /> : null}
          <OrderError {...loaded} />
        </section>
      )}
    </>
  )
}

/** Address: /center/agreement/{orderSn}. */
export const AgreementHere = withAddress(AgreementPage, ({ pathname }) => ({
  orderSn: decodeURIComponent(pathname.split('/')[3] ?? ''),
}))
