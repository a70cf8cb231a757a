'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, call } from '@/lib/client/api'
import type { OrderDetail, OrderProcess } from '@/lib/contract/entities/order'

export interface OneOrder {
  detail: OrderDetail | null
  process: OrderProcess[]
  state: 'none' | 'loading' | 'ready' | 'failed'
  error: string
  reload: () => void
}

/** One order with its timeline; '' is none. A reload keeps what is shown. */
export function useOrder(orderSn: string): OneOrder {
  const [data, setData] = useState<Omit<OneOrder, 'reload'>>({ detail: null, process: [], state: 'none', error: '' })
  const turn = useRef(0)
  const reload = useCallback(async () => {
    const mine = ++turn.current
    if (!orderSn) return setData({ detail: null, process: [], state: 'none', error: '' })
    try {
      const [detail, { list }] = await Promise.all([
        call('GET /order/orderDetail', { orderSn }),
        call('GET /order/listOrderProcess', { orderSn }),
      ])
      if (mine === turn.current) setData({ detail, process: list, state: 'ready', error: '' })
    } catch (error) {
      if (mine === turn.current)
        setData((old) => ({
          ...old,
          state: old.detail ? 'ready' : 'failed',
          error: error instanceof ApiError ? error.message : '加载失败',
        }))
    }
  }, [orderSn])
  useEffect(() => {
    setData({ detail: null, process: [], state: orderSn ? 'loading' : 'none', error: '' })
    void reload()
  }, [reload, orderSn])
  return { ...data, reload: useCallback(() => void reload(), [reload]) }
}
