'use client'

import type { ReactNode } from 'react'
import { OrderError } from '@/components/orders/order/order-error'
import orders from '@/components/orders/order/orders.module.css'
import { Crumb } from '@/components/ui/kit/crumb'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import type { LoadState } from '@/lib/client/hooks/use-load'

interface Props<One> {
  title: string
  /** Page with all cases. */
  listPath: string
  orderSn: string
  loaded: LoadState<One>
  children: (one: One) => ReactNode
}

/** The case of one order once loaded; it stays visible when a reload fails. */
export function CaseOfOrder<One>({ title, listPath, orderSn, loaded, children }: Props<One>) {
  const { data, slow, error } = loaded
  return (
    <>
      <Crumb items={[{ title: '个人中心', href: '/center' }, { title, href: listPath }, { title: orderSn }]} />
      {data ? (
        <>
          <OrderError {...loaded} />
          {children(data)}
        </>
      ) : (
        <section className={`panel ${orders.box}`} aria-busy={!error}>
          <h1 className="sr">{title}</h1>
          {slow ? <SkeletonRows rows={5} /> : null}
          <OrderError {...loaded} />
        </section>
      )}
    </>
  )
}
